import { found, type Kind } from '../kind';

/** A line, or an item of a list, that cannot be read. */
export const syntax: Kind = {
  code: 'syntax',
  level: 'error',
  *check({ file }) {
    for (const problem of file.problems) yield found('syntax', problem, problem.detail);
  },
};
