import { describe, expect, it } from 'vitest';
import { coloursOf, spellingsOf } from '../../../src/service/colours';
import { COLOUR_NAMES } from '../../../src/text';
import { map, SMALL_MAP, snl, spans } from './marks';

const players = (colour: string) => coloursOf(snl(`players "A" ${colour}`).file)[0]?.colour;

describe('colours of players', () => {
  it('are found where they stand', () => {
    const { file, ranges } = snl('players "Red" <|crimson|>, "B" <|"#33d"|>, "C"\n# red\n');
    expect(spans(coloursOf(file))).toEqual(ranges);
    const above = map(`# snl: players "Red" <|crimson|>, "B"\n${SMALL_MAP}`);
    expect(spans(coloursOf(above.file))).toEqual(above.ranges);
  });

  it('are what CSS says', () => {
    // Facts of the standard, for the first, the last and some between.
    expect(spellingsOf(players('aliceblue'))).toEqual(['aliceblue', '"#f0f8ff"']);
    expect(spellingsOf(players('YellowGreen'))).toEqual(['yellowgreen', '"#9acd32"']);
    expect(spellingsOf(players('rebeccapurple'))).toEqual(['rebeccapurple', '"#663399"']);
    expect(spellingsOf(players('"#33d"'))).toEqual(['"#3333dd"']);
    expect(players('"#33dd6680"')).toEqual({ red: 0.2, green: 221 / 255, blue: 0.4, alpha: 128 / 255 });
  });

  it('are written so that they are read again', () => {
    for (const name of COLOUR_NAMES) {
      const colour = players(name);
      for (const spelling of spellingsOf(colour)) expect(players(spelling)).toEqual(colour);
    }
    expect(spellingsOf({ red: 2, green: -1, blue: 0.5, alpha: 0.5 })).toEqual(['"#ff008080"']);
  });
});
