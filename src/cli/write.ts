import { realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';

/**
 * Writes a file so that whoever reads it finds the old one or the new one and nothing between: beside it first, then in its place.
 * Its mode stays, and a link stays a link. A pipe or a device is written to. Throws what the file system throws.
 */
export function writeWhole(path: string, content: string | Uint8Array): void {
  const before = statSync(path, { throwIfNoEntry: false });
  if (before !== undefined && !before.isFile()) {
    writeFileSync(path, content);
    return;
  }
  const mode = before?.mode;
  const place = realPath(path);
  const beside = `${place}.${process.pid}.tmp`;
  try {
    writeFileSync(beside, content, { mode, flag: 'wx' });
    renameSync(beside, place);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}

/** Why a file could not be written: what the system calls it. */
export function whyUnwritten(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error);
}

function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}
