/** Whether a path has a part that a glob would fill: `*`, `?`, `[…]`, `{…}`. */
export function isGlob(path: string): boolean {
  return /[*?[{]/.test(path);
}

/** The folder from which a glob looks, and the depth-first expression that a path below it (with `/`) must fit whole. */
export function globOf(pattern: string): { readonly root: string; readonly fits: (path: string) => boolean } {
  const parts = pattern.replaceAll('\\', '/').split('/');
  const first = parts.findIndex(isGlob);
  const root = parts.slice(0, first).join('/');
  const fits = expressionOf(parts.slice(first).join('/'));
  return { root: root === '' && pattern.startsWith('/') ? '/' : root, fits: path => fits?.test(path) === true };
}

/** A glob as an expression for the whole path; null where it has a range that runs backwards. */
function expressionOf(glob: string): RegExp | null {
  try {
    return new RegExp(`^${sourceOf(glob)}$`);
  } catch {
    return null;
  }
}

/** A `**` between slashes stands for any folders, none too; a bracket or brace left open stands for itself. */
function sourceOf(glob: string): string {
  let made = '';
  let braces = 0;
  for (let at = 0; at < glob.length; at++) {
    const rest = glob.slice(at);
    const bracket = /^\[(!|\^)?(\]?[^\]/]+)\]/.exec(rest);
    if (rest.startsWith('**/')) {
      made += '(?:[^/]+/)*';
      at += 2;
    } else if (rest.startsWith('**')) {
      made += '.*';
      at += 1;
    } else if (rest[0] === '*') made += '[^/]*';
    else if (rest[0] === '?') made += '[^/]';
    else if (bracket !== null) {
      made += `[${bracket[1] === undefined ? '' : '^/'}${bracket[2].replace(/[\\\][^]/g, '\\$&')}]`;
      at += bracket[0].length - 1;
    } else if (rest[0] === '{' && rest.includes('}')) {
      made += '(?:';
      braces++;
    } else if (rest[0] === '}' && braces > 0) {
      made += ')';
      braces--;
    } else if (rest[0] === ',' && braces > 0) made += '|';
    else made += rest[0].replace(/[\\^$.*+?()[\]{}|/]/, '\\$&');
  }
  return made + ')'.repeat(braces);
}
