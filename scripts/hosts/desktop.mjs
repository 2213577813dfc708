// The desktop VS Code of this machine, if there is one.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { onPath } from './place.mjs';

const usual = {
  linux: ['/usr/share/code/bin/code', '/snap/bin/code', '/usr/share/codium/bin/codium'],
  darwin: ['/Applications/Visual Studio Code.app/Contents/Resources/app/bin/code'],
  win32: [process.env.LOCALAPPDATA && join(process.env.LOCALAPPDATA, 'Programs'), process.env.PROGRAMFILES]
    .filter(Boolean)
    .map(at => join(at, 'Microsoft VS Code/bin/code.cmd')),
};

/** Whether a window could be shown here. */
export function hasScreen() {
  return process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
}

/** The command that opens the desktop VS Code, where it could show a window; `undefined` if there is none. */
export function desktop() {
  if (!hasScreen()) return undefined;
  return onPath('code', 'code-insiders', 'codium') ?? (usual[process.platform] ?? []).find(existsSync);
}
