// In the place of VS Code's native module for log files, for the host that is made without a compiler: without one, output
// channels stay empty.
const { appendFileSync, mkdirSync } = require('node:fs');
const { dirname } = require('node:path');

class Logger {
  constructor(_kind, _name, file) {
    this.file = file;
    this.level = 0;
    this.plain = false;
  }
  write(level, label, message) {
    if (level < this.level) return;
    const line = this.plain ? message : `${new Date().toISOString().replace(/[TZ]/g, ' ')}[${label}] ${message}\n`;
    try {
      appendFileSync(this.file, line);
    } catch {
      // A log that cannot be written is no reason to end.
    }
  }
  trace(message) {
    this.write(0, 'trace', message);
  }
  debug(message) {
    this.write(1, 'debug', message);
  }
  info(message) {
    this.write(2, 'info', message);
  }
  warn(message) {
    this.write(3, 'warning', message);
  }
  error(message) {
    this.write(4, 'error', message);
  }
  critical(message) {
    this.write(5, 'critical', message);
  }
  getLevel() {
    return this.level;
  }
  setLevel(level) {
    this.level = level;
  }
  setPattern() {}
  clearFormatters() {
    this.plain = true;
  }
  flush() {}
  drop() {}
}

async function createLogger(name, file) {
  mkdirSync(dirname(file), { recursive: true });
  return new Logger('rotating', name, file);
}

exports.version = 11100;
exports.setLevel = () => undefined;
exports.setFlushOn = () => undefined;
exports.Logger = Logger;
exports.createRotatingLogger = createLogger;
exports.createAsyncRotatingLogger = createLogger;
