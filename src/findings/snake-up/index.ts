import { checkDirection } from '../direction';
import type { Kind } from '../kind';

/** A snake that leads up. */
export const snakeUp: Kind = {
  code: 'snake-up',
  level: 'error',
  check: subject => checkDirection(subject, 'snake-up'),
};
