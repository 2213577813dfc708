/** What plain data of unknown origin is: messages, what a page kept, and pasted logs are read through these. */
import type { Move } from './turn';

type Fields = Readonly<Record<string, unknown>>;

/** Whether it is an object with fields, and no list. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isText = (value: unknown): value is string => typeof value === 'string';

/** Whether it is a whole number from 0 that a double holds exactly. */
export const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

export const isListOf = <T>(value: unknown, is: (item: unknown) => item is T): value is readonly T[] =>
  Array.isArray(value) && value.every(is);

export const isMove = (value: unknown): value is Move =>
  isFields(value) && [value.throw, value.from, value.walked, value.to].every(isCount);
