import { checkDirection } from '../direction';
import type { Kind } from '../kind';

/** A ladder that leads down. */
export const ladderDown: Kind = {
  code: 'ladder-down',
  level: 'error',
  check: subject => checkDirection(subject, 'ladder-down'),
};
