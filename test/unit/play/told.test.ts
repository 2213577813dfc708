import { describe, expect, test } from 'vitest';
import type { Settings } from '../../../src/board/board';
import { listedDie } from '../../../src/board/die';
import { type Game, gameOf } from '../../../src/board/game';
import { eventsOf, namesOf, type PlayEvent, type PlayState, passTurn, startGame, throwDie } from '../../../src/play';
import { type Language, wordsOf } from '../../../src/words';
import { boardOf, EXERCISE_JUMPS, play } from './boards';

/** The events of each step of a game; a lost turn is a step too. */
function told(
  game: Game,
  players: number,
  throws: readonly number[],
  from?: Partial<PlayState>,
): (readonly PlayEvent[])[] {
  let state: PlayState = { ...startGame(game, players), ...from };
  const steps: (readonly PlayEvent[])[] = [];
  const left = [...throws];
  while (left.length > 0) {
    const step = state.skip ? passTurn(game, state) : throwDie(game, state, left.shift()!);
    steps.push(eventsOf(game, state, step, new Map([[13, 'Miss a biscuit']])));
    state = step.state;
  }
  return steps;
}

const colours: Readonly<Record<Language, readonly string[]>> = { en: ['Red', 'Blue', 'Green'], ja: ['赤', '青', '緑'] };

function said(steps: (readonly PlayEvent[])[], language: Language, how: 'full' | 'brief'): string[] {
  const say = wordsOf(language).play[how];
  return steps.map(events =>
    events
      .flatMap(event => say(event, player => colours[language][player - 1]) ?? [])
      .join(language === 'en' ? ' ' : ''),
  );
}

const exercise = play(100, EXERCISE_JUMPS, { rules: 'exercise' });

describe('a game of the exercise, told', () => {
  // Blue stands on 90, Green waits off the board.
  const steps = told(exercise, 3, [6, 2, 6, 6, 6, 1, 3, 6, 6, 6, 6, 4, 5], { cells: [0, 90, 0] });

  test('in whole English sentences', () => {
    expect(said(steps, 'en', 'full')).toEqual([
      'Red throws 6 and throws again.',
      'Red throws 2. Red enters with the 6 on cell 1. Red walks 2 from 1 to 3. The throws count 3, which 3 divides: the order of play turns round. Green is next.',
      'Green throws 6 and throws again.',
      'Green throws 6 and throws again.',
      'Green throws 6 and throws again.',
      'Green throws 1. 3 times in this turn a throw gave another: the turn is void, and Green stays off the board. Blue is next.',
      'Blue throws 3. Blue walks 3 from 90 to 93. The throws count 3, which 3 divides: the order of play turns round. Green is next.',
      'Green throws 6 and throws again.',
      'Green throws 6 and throws again.',
      'Green throws 6 and throws again.',
      'Green throws 6 and throws again.',
      'Green throws 4. Green enters with the 6 on cell 1. Green walks 4 from 1 to 5. Green walks 6 from 5 to 11. Green walks 6 from 11 to 17. Green walks 6 from 17 to 23. After 4 throws in a row that gave another, Red, who is next, is to lose a turn.',
      'Red loses this turn. Blue is next.',
      'Blue throws 5. Blue walks 5 from 93 to 98. Green is next.',
    ]);
  });

  test('in few words', () => {
    expect(said(steps, 'en', 'brief').slice(0, 6)).toEqual([
      'Red: 6, again.',
      'Red: 2. To 1. To 3. Order turned. Next: Green.',
      'Green: 6, again.',
      'Green: 6, again.',
      'Green: 6, again.',
      'Green: 1. Void. Next: Blue.',
    ]);
    expect(said(steps, 'ja', 'brief').slice(11)).toEqual([
      '緑、4。1へ。5へ。11へ。17へ。23へ。赤は1回休み。',
      '赤は休み。次は青。',
      '青、5。98へ。次は緑。',
    ]);
  });

  test('in Japanese', () => {
    const sentences = said(steps, 'ja', 'full');
    expect(sentences[1]).toBe(
      '赤は2を出しました。赤は6の目で1のマスに入ります。赤は1から2進んで3に止まります。出た目の合計が3で3で割り切れるので、手番の回る向きが逆になります。次は緑の番です。',
    );
    expect(sentences[12]).toBe('赤はこの手番を休みます。次は青の番です。');
  });
});

/** What one step from a cell says, with one player or two. */
function step(settings: Settings, throws: readonly number[], cells: readonly number[], jumps = boardOf(20, []).jumps) {
  const steps = told(gameOf({ ...boardOf(20, []), jumps, settings })!, cells.length, throws, { cells }).slice(-1);
  return [said(steps, 'en', 'full')[0], said(steps, 'ja', 'full')[0], said(steps, 'en', 'brief')[0]];
}

describe('walks and what comes of them', () => {
  test.each([
    [
      'exact past the goal',
      {},
      [5],
      18,
      'Red stays on 18: 5 would lead past the goal.',
      '5進むとゴールを越えるので、赤は18から動けません。',
      'Stays on 18.',
    ],
    [
      'past the last cell',
      { goal: 10 },
      [5],
      18,
      'Red stays on 18: 5 would lead past the last cell.',
      '5進むと最後のマスを越えるので、赤は18から動けません。',
      'Stays on 18.',
    ],
    [
      'back from the goal',
      { finish: 'bounce' },
      [5],
      18,
      'Red walks 5 from 18 to the goal and back to 17.',
      '赤は18から5進み、ゴールで折り返して17に止まります。',
      'To 17.',
    ],
    [
      'from off the board',
      {},
      [2],
      0,
      'Red walks 2 from off the board to 2.',
      '赤は盤の外から2進んで2に止まります。',
      'To 2.',
    ],
    [
      'onto a captioned cell',
      {},
      [3],
      10,
      'Red walks 3 from 10 to 13. Cell 13 says "Miss a biscuit".',
      '赤は10から3進んで13に止まります。13のマスには「Miss a biscuit」とあります。',
      'To 13.',
    ],
    [
      'no entry',
      { enter: [1, 6] },
      [3],
      0,
      'Red stays off the board: only 1 or 6 lets a token in.',
      '赤は盤の外のままです。盤に入れる目は1、6だけです。',
      'Not entered.',
    ],
  ] as const)('%s', (_, settings, throws, from, en, ja, brief) => {
    const [full, japanese, short] = step(settings as Settings, throws, [from]);
    expect(full).toBe(`Red throws ${throws[0]}. ${en}`);
    expect(japanese).toBe(`赤は${throws[0]}を出しました。${ja}`);
    expect(short).toBe(`Red: ${throws[0]}. ${brief}`);
  });

  test('jumps of every way and name, one after the other', () => {
    const jumps = [
      { kind: 'ladder', from: 5, to: 9, caption: 'honesty' },
      { kind: 'snake', from: 9, to: 12, caption: null },
      { kind: 'ladder', from: 12, to: 7, caption: null },
      { kind: 'snake', from: 7, to: 0, caption: null },
    ] as const;
    expect(step({ chain: true }, [4], [1], jumps)).toEqual([
      'Red throws 4. Red walks 4 from 1 to 5, climbs the ladder "honesty" to 9, rides up the snake to 12, goes down the ladder to 7 and slides down the snake off the board.',
      '赤は4を出しました。赤は1から4進んで5に着き、はしご「honesty」を登って9へ行き、ヘビに乗って上の12へ行き、はしごを下って7へ行き、ヘビを滑って盤の外へ出ます。',
      'Red: 4. Off the board by ladder, snake, ladder and snake.',
    ]);
    expect(step({}, [1], [4], jumps)[0]).toBe(
      'Red throws 1. Red walks 1 from 4 to 5 and climbs the ladder "honesty" to 9.',
    );
    expect(step({ finish: 'bounce' }, [5], [16], [{ kind: 'snake', from: 19, to: 3, caption: null }])[1]).toBe(
      '赤は5を出しました。赤は16から5進み、ゴールで折り返して19に着き、ヘビを滑り下りて3へ行きます。',
    );
  });

  test('the end: past the goal, what is left is dropped, places, and that it is over', () => {
    const settings: Settings = { finish: 'pass', again: { faces: [6], limit: 3 }, order: 'last-first', winners: 2 };
    expect(step(settings, [6, 6, 6], [17, 0])).toEqual([
      'Red throws 6. That is the 3rd in a row, so there is no other throw. Red walks 6 from 17 past the goal, which counts as reaching it. The throws that are left, 6 and 6, are dropped. Red is at the goal and takes 1st place. Blue is next.',
      '赤は6を出しました。続けて3回目なので、もう振れません。赤は17から6進んでゴールを越えるので、ゴールに着いたことになります。残りの6、6は使いません。赤はゴールに着き、1位になりました。次は青の番です。',
      'Red: 6. To 20. 1st place. Next: Blue.',
    ]);
    const end = told(play(20, [], { winners: 2 }), 2, [2, 2], { cells: [18, 18] });
    expect(said(end, 'en', 'full')[1]).toContain(
      'Blue is at the goal and takes 2nd place. The game is over: 1st Red and 2nd Blue.',
    );
    expect(said(end, 'ja', 'full')[1]).toContain('ゲーム終了。1位赤、2位青です。');
    expect(step({}, [2], [18, 0])[0]).toContain('The game is over: Red wins.');
  });

  test('throws that are lost before the entry, and by a token that was carried off the board', () => {
    const settings: Settings = { again: { faces: [2, 6], limit: null }, enter: [6], order: 'last-first' };
    expect(step(settings, [2, 6, 1], [0])[0]).toBe(
      'Red throws 1. The 2 is lost: off the board only 6 counts. Red enters with the 6 on cell 1. Red walks 1 from 1 to 2.',
    );
    const jumps = [{ kind: 'snake', from: 4, to: 0, caption: null }] as const;
    expect(step(settings, [6, 2, 1], [3], jumps)[0]).toBe(
      'Red throws 1. Red walks 1 from 3 to 4 and slides down the snake off the board. The 2 is lost: off the board only 6 counts. Red enters with the 6 on cell 1.',
    );
  });

  test('throws that are walked as they fall are told as they fall', () => {
    const game = play(20, [], {
      rules: 'family',
      enter: [6],
      die: listedDie([1, 6].map(face => ({ face, weight: 1 }))),
    });
    expect(said(told(game, 1, [6, 6, 1]), 'en', 'full')).toEqual([
      'Red throws 6 and throws again. Red enters with the 6 on cell 1.',
      'Red throws 6 and throws again. Red walks 6 from 1 to 7.',
      'Red throws 1. Red walks 1 from 7 to 8.',
    ]);
  });
});

test('the steps of the stack name their throw', () => {
  const steps = told(exercise, 1, [6, 6, 4], { cells: [0] });
  expect(steps[2].flatMap(event => (event.type === 'moved' ? [event.index] : []))).toEqual([0, 2, 1]);
});

test('players are called by name, else by number; where two are alike, by both', () => {
  const names = ['Red', null, 'Red', 'Player 2'].map(name => ({ name }));
  expect(namesOf(names, wordsOf('en').play)).toEqual(['Red (1)', 'Player 2 (2)', 'Red (3)', 'Player 2 (4)']);
});
