import type { Player } from '../board/board';

/** The two phrases that naming wants, as the words have them. */
export interface NamingWords {
  readonly player: (number: number) => string;
  readonly nameTwice: (name: string, number: number) => string;
}

/** What the players are called, in order: by name, else by number; where two would be called alike, by both. */
export function namesOf(players: readonly Pick<Player, 'name'>[], words: NamingWords): readonly string[] {
  const names = players.map(({ name }, i) => name ?? words.player(i + 1));
  const often = new Map<string, number>();
  for (const name of names) often.set(name, (often.get(name) ?? 0) + 1);
  return names.map((name, i) => (often.get(name)! > 1 ? words.nameTwice(name, i + 1) : name));
}
