/** Why a cell is never reached: facts, for words to tell. */
export type Reason =
  /** A token at the start comes onto the board with these faces only, and the die has none of them. */
  | { readonly kind: 'no-entry'; readonly faces: readonly number[] }
  /** Each of these entry faces, all that the die has, throws again and so makes a turn of a single throw that is void. */
  | { readonly kind: 'void-entry'; readonly faces: readonly number[] }
  /** Every face of the die throws again, and there is no limit: no turn ever ends. */
  | { readonly kind: 'always-again' }
  /** Every turn is a run of so many throws, and such a run is void. */
  | { readonly kind: 'always-void'; readonly run: number }
  /** Whoever comes onto the goal is carried away by its jump; without that jump it could be reached. */
  | { readonly kind: 'carried-from-goal'; readonly goal: number; readonly to: number }
  /** From no cell that can be reached does a throw lead beyond these cells, all of which carry the token away. */
  | {
      readonly kind: 'wall';
      readonly first: number;
      readonly last: number;
      readonly jumps: 'snakes' | 'ladders' | 'both';
    }
  /** Even without any jumps these faces could not hit the goal from the start. */
  | { readonly kind: 'faces'; readonly faces: readonly number[]; readonly goal: number }
  /** Jumps keep tokens from the goal, though they make no wall: no token stands on a cell below the goal beyond `farthest`. */
  | { readonly kind: 'jumps'; readonly farthest: number }
  /** Throw by throw the goal could be reached, but not with whole turns as `again`, `limit` and `void` make them. */
  | { readonly kind: 'turns' }
  /** Only with the help of a snake is it reached, and snakes were not to be used. */
  | { readonly kind: 'only-by-snakes' }
  /** No throws lead from the one cell to a turn's end on the other, when cells were asked for that are not the start and the goal. */
  | { readonly kind: 'no-way'; readonly from: number; readonly to: number }
  /** The board is too large to be searched with a `limit` or `void` like its own: nothing is known. */
  | { readonly kind: 'too-large' };
