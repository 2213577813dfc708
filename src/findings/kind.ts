import type { Game } from '../board/game';
import type { Span } from '../text/syntax';
import type { Words } from '../words';
import type { Facts, Level, Related } from './finding';
import type { Subject } from './subject';

/** The codes of all findings: those that have a message. */
export type Code = keyof Words['findings']['messages'];
type Note = keyof Words['findings']['notes'];

type MessageFacts<C extends Code> = Parameters<Words['findings']['messages'][C]>[0];
type NoteFacts<N extends Note> = Parameters<Words['findings']['notes'][N]>[0];

/** A finding before its level is known. */
export interface Found extends Span {
  readonly facts: Facts;
  readonly related: readonly Related[];
}

/** What the length of a game is judged by. */
export interface CheckOptions {
  /** Expected turns above which `long-game` is reported; 1,000 unless said. */
  readonly longGame?: number;
  /** The expected turns, where somebody has worked them out. null: nobody has, and nobody should for this. */
  readonly expectedTurns?: number | null;
  /** The expected turns of a game for which a check has no time, for whoever can wait; NaN: not known. Called only where they matter. */
  readonly turnsOfLarge?: (game: Game) => number;
  /** Whether the check has no time for the expected turns of any game. */
  readonly hurried?: boolean;
}

/** What a finding is and how it is found; `table.ts` lists them. Its fixes stand beside it, in `fix.ts`: who only looks for findings needs none. */
export interface Kind {
  readonly code: Code;
  /** The level unless a setting says otherwise. */
  readonly level: Exclude<Level, 'off'>;
  /** The level with `chain off`, where that is another. */
  readonly levelWithoutChain?: Exclude<Level, 'off'>;
  /** Whether what it marks could be taken away without changing the game; editors fade it. */
  readonly unnecessary?: boolean;
  readonly check: (subject: Subject, options: CheckOptions) => Iterable<Found>;
}

/** A finding at a place, with the facts that its words need. */
export function found<C extends Code>(
  _code: C,
  { start, end }: Span,
  facts: MessageFacts<C>,
  related: readonly Related[] = NO_OTHERS,
): Found {
  return { start, end, facts: facts as Facts, related };
}

/** One list for all findings that have no other places: there may be a million of them. */
const NO_OTHERS: readonly Related[] = [];

/** Another place that matters, and what to say of it. */
export function related<N extends Note>(note: N, { start, end }: Span, facts: NoteFacts<N>): Related {
  return { note, span: { start, end }, facts: facts as Facts };
}
