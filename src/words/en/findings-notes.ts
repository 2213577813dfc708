import type { JumpKind } from '../../board/board';
import type { Figure } from '../../text/syntax';

export interface JumpNamed {
  readonly kind: JumpKind;
  readonly from: number;
  readonly to: number;
}

type None = Readonly<Record<string, never>>;

/** What a related place is. */
export const notes = {
  'said-before': ({ keyword }: { readonly keyword: string }) => `“${keyword}” is said here before.`,
  'clashes-with': ({ keyword }: { readonly keyword: string }) => `“${keyword}” is said here.`,
  'same-jump': (_: None) => 'The same jump stands here.',
  'first-jump': (_: None) => 'This one is played.',
  'begins-here': ({ kind, to }: JumpNamed) =>
    to === 0 ? `This ${kind} begins there and leads off the board.` : `This ${kind} begins there and leads to ${to}.`,
  'in-circle': ({ kind, from, to }: JumpNamed) => `Here a ${kind} leads on from ${from} to ${to}.`,
  'first-caption': (_: None) => 'This caption is shown.',
  'number-elsewhere': ({ number }: { readonly number: Figure }) => `${number} stands here too.`,
  'body-elsewhere': ({ id }: { readonly id: string }) => `“${id}” stands here too.`,
};
