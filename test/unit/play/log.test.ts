import { describe, expect, test } from 'vitest';
import { logOf, misfitOf, type PlayedGame, playWhole, readScript, type Script } from '../../../src/play';
import { EXERCISE_JUMPS, play } from './boards';

const exercise = play(100, EXERCISE_JUMPS, { rules: 'exercise' });
const game = playWhole(exercise, { players: 4, seed: '36146', maxTurns: 1000 }) as PlayedGame;
const log = logOf('36146', ['A', 'B', 'C', 'D'], game);
const json = JSON.stringify(log, null, 2);

describe('reading throws from a text', () => {
  test('a list of numbers, however they stand apart', () => {
    expect(readScript(' 3, 5;6\n1\t2,')).toEqual({ seed: null, players: null, turns: null, throws: [3, 5, 6, 1, 2] });
  });

  test('the JSON of a log', () => {
    const { seed, players, throws } = readScript(json) as Script;
    expect(seed).toBe('36146');
    expect(players).toEqual(['A', 'B', 'C', 'D']);
    expect(throws).toEqual(game.turns.flatMap(turn => turn.throws));
  });

  test.each([
    ['', { fault: 'empty' }],
    [' , ;', { fault: 'empty' }],
    ['3, six, 2', { fault: 'no-log', found: 'six' }],
    ['3 -5', { fault: 'no-log', found: '-5' }],
    ['{"turns": [', { fault: 'no-log', found: '{"turns": [' }],
    [
      '{"turns": [{"player": 1}], "players": []}',
      { fault: 'no-log', found: '{"turns": [{"player": 1}], "players": []' },
    ],
    ['{"turns": [null], "players": [1]}', { fault: 'no-log', found: '{"turns": [null], "players": [1]}' }],
  ])('%j is none', (text, fault) => {
    expect(readScript(text)).toEqual(fault);
  });

  test('one that is too long is not read', () => {
    expect(readScript('1 '.repeat(10_000_001))).toEqual({ fault: 'long', most: 20_000_000 });
  });
});

describe('whether a log is of this board', () => {
  const script = readScript(json) as Script;

  test('its own log is, also when it was broken off after a lost turn', () => {
    expect(misfitOf(exercise, 4, script)).toBeNull();
    const turns = script.turns!.slice(0, 17);
    expect(turns.at(-1)!.note).toBe('skipped');
    expect(misfitOf(exercise, 4, { ...script, turns, throws: turns.flatMap(turn => turn.throws) })).toBeNull();
  });

  test('a face that the die lacks', () => {
    expect(misfitOf(exercise, 1, readScript('3 7') as Script)).toEqual({ misfit: 'face', face: 7, index: 1 });
    expect(misfitOf(exercise, 1, readScript('3 6 6') as Script)).toBeNull();
  });

  test('a log of another board: the first turn that went otherwise is named', () => {
    const other = play(100, EXERCISE_JUMPS.slice(0, 3), { rules: 'exercise' });
    const misfit = misfitOf(other, 4, script);
    expect(misfit).toMatchObject({ misfit: 'board', turn: 7, logged: { moves: [{ to: 39 }, { to: 45 }] } });
    expect(misfit).toMatchObject({ here: { moves: [{ to: 4 }, { to: 10 }] } });
  });

  test('a log that goes on where the game is over here', () => {
    const short = play(6, [], { rules: 'exercise', again: 'none' });
    expect(misfitOf(short, 1, { ...script, throws: [], turns: [game.turns[0]] })).toMatchObject({
      turn: 1,
      here: null,
    });
  });
});
