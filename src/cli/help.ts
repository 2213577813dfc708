import type { CommandName } from './run';
import type { Words } from './words';

/** What `snl --help` says: every command in a line. */
export function overviewOf(names: readonly CommandName[], words: Words): string {
  const { help } = words.cli;
  const commands = names.map(name => [name, help.commands[name].does] as const);
  const options = [...help.commonOptions, help.versionOption];
  const lines = [help.title, '', help.usage, '', help.commandsTitle, ...table(commands)];
  return [...lines, '', help.optionsTitle, ...table(options), '', ...help.notes, ''].join('\n');
}

/** What `snl COMMAND --help` says. */
export function helpOf(name: CommandName, words: Words): string {
  const { help } = words.cli;
  const command = help.commands[name];
  const options = [...command.options, ...help.commonOptions];
  return [command.usage, '', command.does, ...command.notes, '', help.optionsTitle, ...table(options), ''].join('\n');
}

/** Two columns, the first as wide as its widest entry. */
function table(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}
