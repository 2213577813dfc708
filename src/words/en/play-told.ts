/** A game told in whole sentences, by the ear or in print. */
import type { Jump } from '../../board/board';
import type { PlayEvent } from '../../play';
import { pluralRules } from '../numbers';

/** The name of a player, who is counted from 1. */
type Names = (player: number) => string;
type Moved = Extract<PlayEvent, { type: 'moved' }>;

const ordinals = pluralRules('en', { type: 'ordinal' });
const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

/** 1st, 2nd, 3rd … */
export const ordinal = (n: number) => `${n}${endings[ordinals.select(n)]}`;

/** a, b and c. */
export const all = (items: readonly (string | number)[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/** a, b or c. */
const any = (items: readonly number[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} or ${items.at(-1)}`;

/** What a token does on a jump: "climbs the ladder to 22". */
function carried({ kind, from, to, caption }: Jump): string {
  const which = caption === null ? `the ${kind}` : `the ${kind} "${caption}"`;
  if (to === 0) return `slides down ${which} off the board`;
  if (kind === 'ladder') return to > from ? `climbs ${which} to ${to}` : `goes down ${which} to ${to}`;
  return to > from ? `rides up ${which} to ${to}` : `slides down ${which} to ${to}`;
}

const origin = (cell: number) => (cell === 0 ? 'from off the board' : `from ${cell}`);

function moved({ player, face, from, walked, how, jumps, captions }: Moved, name: Names): string {
  const who = name(player);
  const walk: Readonly<Record<Moved['how'], string>> = {
    enter: `${who} enters with the ${face} on cell 1`,
    walk: `${who} walks ${face} ${origin(from)} to ${walked}`,
    bounce: `${who} walks ${face} ${origin(from)} to the goal and back to ${walked}`,
    pass: `${who} walks ${face} ${origin(from)} past the goal, which counts as reaching it`,
    'past-goal': `${who} stays on ${from}: ${face} would lead past the goal`,
    'past-end': `${who} stays on ${from}: ${face} would lead past the last cell`,
  };
  const sentence = jumps.length === 0 ? walk[how] : all([walk[how], ...jumps.map(carried)]);
  return [`${sentence}.`, ...captions.map(({ cell, caption }) => `Cell ${cell} says "${caption}".`)].join(' ');
}

/** What happened, in a whole sentence. */
export function full(event: PlayEvent, name: Names): string {
  switch (event.type) {
    case 'thrown':
      return event.again
        ? `${name(event.player)} throws ${event.face} and throws again.`
        : `${name(event.player)} throws ${event.face}.`;
    case 'limit':
      return `That is the ${ordinal(event.run)} in a row, so there is no other throw.`;
    case 'void':
      return event.cell === 0
        ? `${event.run} times in this turn a throw gave another: the turn is void, and ${name(event.player)} stays off the board.`
        : `${event.run} times in this turn a throw gave another: the turn is void, and ${name(event.player)} stays on ${event.cell}.`;
    case 'waits':
      return `${name(event.player)} stays off the board: only ${any(event.faces)} lets a token in.`;
    case 'lost':
      return `The ${event.face} is lost: off the board only ${any(event.faces)} counts.`;
    case 'moved':
      return moved(event, name);
    case 'dropped':
      return event.faces.length === 1
        ? `The ${event.faces[0]} that is left is dropped.`
        : `The throws that are left, ${all(event.faces)}, are dropped.`;
    case 'finished':
      return `${name(event.player)} is at the goal and takes ${ordinal(event.place)} place.`;
    case 'reversed':
      return `The throws count ${event.sum}, which ${event.by} divides: the order of play turns round.`;
    case 'loses':
      return `After ${event.run} throws in a row that gave another, ${name(event.player)}, who is next, is to lose a turn.`;
    case 'skipped':
      return `${name(event.player)} loses this turn.`;
    case 'next':
      return `${name(event.player)} is next.`;
    case 'over':
      return event.finished.length === 1
        ? `The game is over: ${name(event.finished[0])} wins.`
        : `The game is over: ${all(event.finished.map((player, i) => `${ordinal(i + 1)} ${name(player)}`))}.`;
  }
}

function movedBrief({ from, walked, to, how, jumps }: Moved): string {
  if (how === 'past-goal' || how === 'past-end') return `Stays on ${from}.`;
  if (jumps.length === 0) return `To ${walked}.`;
  const by = all(jumps.map(({ kind }) => kind));
  return to === 0 ? `Off the board by ${by}.` : `To ${to} by ${by}.`;
}

/** The same in as few words as will do; null: not worth one. */
export function brief(event: PlayEvent, name: Names): string | null {
  switch (event.type) {
    case 'thrown':
      return event.again ? `${name(event.player)}: ${event.face}, again.` : `${name(event.player)}: ${event.face}.`;
    case 'void':
      return 'Void.';
    case 'waits':
      return 'Not entered.';
    case 'moved':
      return movedBrief(event);
    case 'finished':
      return `${ordinal(event.place)} place.`;
    case 'reversed':
      return 'Order turned.';
    case 'loses':
      return `${name(event.player)} is to lose a turn.`;
    case 'skipped':
      return `${name(event.player)} loses the turn.`;
    case 'next':
      return `Next: ${name(event.player)}.`;
    case 'over':
      return `Over: ${event.finished.map(name).join(', ')}.`;
    case 'limit':
    case 'lost':
    case 'dropped':
      return null;
  }
}
