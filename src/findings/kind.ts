import type { Game } from '../board/game';
import type { Edit } from '../text';
import type { BoardFile, Span } from '../text/syntax';
import type { Words } from '../words';
import type { Facts, Finding, Fix, Level, Related } from './finding';
import type { Subject } from './subject';

/** The codes of all findings: those that have a message. */
export type Code = keyof Words['findings']['messages'];
type Note = keyof Words['findings']['notes'];
type Title = keyof Words['findings']['fixes'];

type MessageFacts<C extends Code> = Parameters<Words['findings']['messages'][C]>[0];
type NoteFacts<N extends Note> = Parameters<Words['findings']['notes'][N]>[0];
type TitleFacts<T extends Title> = Parameters<Words['findings']['fixes'][T]>[0];

/** A finding before its level is known. */
export interface Found extends Span {
  readonly facts: Facts;
  readonly related: readonly Related[];
}

/** A way to mend, before it is known to bring no new error. Of those that bring none the first is preferred, unless it is a guess. */
export interface Mending extends Pick<Fix, 'title' | 'facts' | 'changes'> {
  /** Sensible, but nothing to be done unasked. */
  readonly guess: boolean;
}

/** What the length of a game is judged by. */
export interface CheckOptions {
  /** Expected turns above which `long-game` is reported; 1,000 unless said. */
  readonly longGame?: number;
  /** The expected turns, where somebody has worked them out. null: nobody has, and nobody should for this. */
  readonly expectedTurns?: number | null;
  /** The expected turns of a game for which a check has no time, for whoever can wait; NaN: not known. Called only where they matter. */
  readonly turnsOfLarge?: (game: Game) => number;
}

/** All there is to know about one finding; `table.ts` lists them. */
export interface Kind {
  readonly code: Code;
  /** The level unless a setting says otherwise. */
  readonly level: Exclude<Level, 'off'>;
  /** The level with `chain off`, where that is another. */
  readonly levelWithoutChain?: Exclude<Level, 'off'>;
  /** Whether what it marks could be taken away without changing the game; editors fade it. */
  readonly unnecessary?: boolean;
  /** Whether its fixes let more of the file be understood: what comes to light then is no fault of theirs. */
  readonly reveals?: boolean;
  readonly check: (subject: Subject, options: CheckOptions) => Iterable<Found>;
  /** The ways to mend, the best first; none where none is sensible. */
  readonly mend?: (file: BoardFile, finding: Finding) => readonly Mending[];
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

/** A way to mend a finding; none where the format cannot hold the edit. */
export function mending<T extends Title>(title: T, facts: TitleFacts<T>, edit: Edit): readonly Mending[] {
  return 'refused' in edit ? [] : [{ title, facts: facts as Facts, changes: edit, guess: false }];
}

/** A way to mend that is never done unasked. */
export function guess<T extends Title>(title: T, facts: TitleFacts<T>, edit: Edit): readonly Mending[] {
  return mending(title, facts, edit).map(each => ({ ...each, guess: true }));
}
