import { type Ground, runsOf } from './ground';
import type { Leg, Turns } from './turns';

/** A leg made ready for searching. */
export interface Ready {
  readonly leg: Leg;
  /** Pairs: a face, and how many follow one on the other from it. */
  readonly runs: Int32Array;
  readonly most: number;
  /** The phases to which it leads; 0 is the end of the turn. */
  readonly targets: readonly number[];
  /** Whether a token that waits off the board may enter with it, and whether it may have to go on waiting. */
  readonly enters: boolean;
  readonly waits: boolean;
}

/** The legs of each phase made ready. */
export function readyLegs(ground: Ground, turns: Turns): readonly (readonly Ready[])[] {
  const known = new Map<readonly number[], Int32Array>();
  const ready = (leg: Leg): Ready => {
    const { faces, act } = leg;
    const runs = known.get(faces) ?? runsOf(faces);
    known.set(faces, runs);
    const opens = (face: number) => ground.entry?.has(face) ?? true;
    return {
      leg,
      runs,
      most: faces[faces.length - 1],
      targets: [...(leg.ends ? [0] : []), ...(leg.to === -1 ? [] : [leg.to])],
      enters: act === 'enter' || (act === 'walk' && ground.entry !== null && faces.some(opens)),
      waits: act === 'lose' || (act === 'walk' && !faces.every(opens)),
    };
  };
  return turns.legs.map(legs => legs.map(ready));
}
