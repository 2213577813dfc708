import { expect, test } from 'vitest';
import { parse } from '../../../src/text';
import { marked, marksOf } from './marks';

/** Boards, and what is found in them and where. A board without marks has no findings. */
const SNL: Readonly<Record<string, string>> = {
  'a whole board': `
# A small board with every kind of line
title  "Thirty cells"
author "a. n. author"
board  6 x 5
die    6
finish exact
ladder  3 -> 22 "honesty"
snakes 27 -> 1, 17 -> 4
cell   13 "Miss a biscuit"
players "Red" crimson, "Blue" "#33d"
`,
  'nothing at all': ``,

  'lines and items that cannot be read': `
board 6 x 5
lader 3 -> 22
^^^^^ syntax
snakes 21 -> 9, x -> 4, 19 -> 7
                ^ syntax
finish exat
       ^^^^ syntax
players 0
        ^ syntax
`,
  'no size': `
# Two jumps
ladders 3 -> 22, 5 -> 8
        ^^^^^^^ board-missing
`,
  'no size and no jumps': `
title "To be written"
`,
  'a size that was tried': `
board
^^^^^ syntax
ladder 3 -> 22
`,
  'a size that was misspelt': `
baord 6 x 5
^^^^^ syntax
ladder 3 -> 22
`,
  'no cells': `
board 0 x 5
      ^^^^^ board-size
ladder 3 -> 22
`,
  'one cell': `
board 1
      ^ board-size
`,
  'too many cells': `
board 10000 x 1001
      ^^^^^^^^^^^^ board-size
`,
  'a setting twice, and a setting three times': `
board 6 x 5
die 6
dice 2d3
^^^^^^^^ setting-repeated
finish pass
finish bounce
^^^^^^^^^^^^^ setting-repeated
finish pass
^^^^^^^^^^^ setting-repeated
`,
  'a line that cannot be read repeats nothing': `
board 6 x 5
finish pass
finish exat
       ^^^^ syntax
`,

  'void and skip-next without again': `
board 6 x 5
void 3
^^^^^^ setting-conflict
skip-next 3
^^^^^^^^^^^ setting-conflict
`,
  'beyond the limit': `
board 6 x 5
again 6 limit 2
void 3
^^^^^^ setting-conflict
skip-next 2
`,
  'equal, the later line': `
board 6 x 5
again 6
skip-next 3
void 3
^^^^^^ setting-conflict
`,
  'equal to what the set says, at the line of the file': `
board 6 x 5
rules exercise
skip-next 3
^^^^^^^^^^^ setting-conflict
`,
  'a setting of the set that comes to nothing is none of the file': `
board 6 x 5
rules three-sixes
again none
`,
  'a setting of the file that comes to nothing beside the set': `
board 6 x 5
rules three-sixes
void 4
^^^^^^ setting-conflict
`,
  'a face of the set that the die lacks is none of the file': `
board 6 x 5
rules family
die 4
`,
  'again-faces that the usual die lacks': `
board 6 x 5
again 5 7 8
        ^^^ setting-conflict
`,
  'again-faces, all of which the die lacks': `
board 6 x 5
again 7
      ^ setting-conflict
void 2
`,
  'void where the set throws again for faces that the die lacks': `
board 6 x 5
rules family
finish exact
die 4
void 2
^^^^^^ setting-conflict
`,
  'an entry face that the die lacks while another serves': `
board 6 x 5
die 4
enter 1 6
        ^ setting-conflict
`,
  'enter beside a start': `
board 6 x 5
start 1
enter 6
^^^^^^^ setting-conflict
`,
  'enter beside the start of a set': `
board 6 x 5
rules from-one
enter 6
`,
  'more winners than players': `
board 6 x 5
winners 3
^^^^^^^^^ setting-conflict
`,
  'as many winners as players': `
board 6 x 5
winners 3
players 3
`,
  'winners by the number of players': `
board 6 x 5
winners auto
players 1
`,

  'off the board': `
board 6 x 5
ladder 3 -> 31
       ^^^^^^^ off-board
snakes 31 -> 31, 8 -> 0
       ^^^^^^^^ off-board
ladder 4 -> 0
       ^^^^^^ off-board
cell 31 "Too far"
     ^^^^^^^^^^^^ off-board
`,
  'a start at the goal': `
board 6 x 5
goal 20
start 20
^^^^^^^^ off-board
`,
  'a start outside': `
board 6 x 5
start 31
^^^^^^^^ off-board
ladder 30 -> 31
       ^^^^^^^^ off-board
`,
  'a goal outside': `
board 6 x 5
goal 0
^^^^^^ off-board
snake 24 -> 1
`,
  'what needs no size': `
start 5
goal 5
ladder 0 -> 4
       ^^^^^^ board-missing
       ^^^^^^ off-board
snake 5 -> 2
      ^^^^^^ jump-from-goal
ladder 9 -> 8
       ^^^^^^ ladder-down
`.replace('start 5\n', 'start 5\n^^^^^^^ off-board\n'),

  'the wrong way': `
board 6 x 5
ladders 3 -> 22, 21 -> 16, 5 -> 8
                 ^^^^^^^^ ladder-down
snake 9 -> 11 "up"
      ^^^^^^^^^^^^ snake-up
`,
  'to itself, and nothing more about it': `
board 6 x 5
snake 30 -> 30
      ^^^^^^^^ jump-to-itself
snake 30 -> 30
      ^^^^^^^^ jump-to-itself
`,
  'the same jump twice': `
board 6 x 5
snakes 17 -> 4 "a", 17 -> 4
                    ^^^^^^^ jump-repeated
`,
  'two jumps from a cell, and a third': `
board 6 x 5
snake 17 -> 4
snake 17 -> 9
      ^^^^^^^ two-jumps-from-cell
ladder 17 -> 20
       ^^^^^^^^ two-jumps-from-cell
snake 17 -> 4
      ^^^^^^^ jump-repeated
`,
  'from the goal: no second word about the goal': `
board 6 x 5
snake 30 -> 3
      ^^^^^^^ jump-from-goal
`,
  'two faults of one jump': `
board 6 x 5
ladder 30 -> 3
       ^^^^^^^ ladder-down
       ^^^^^^^ jump-from-goal
`,
  'from a goal below the last cell': `
board 6 x 5
goal 20
snake 20 -> 3
      ^^^^^^^ jump-from-goal
`,
  'from the start': `
board 6 x 5
rules from-one
ladder 1 -> 14
       ^^^^^^^ jump-from-start
`,
  'a start off the board has no jump': `
board 6 x 5
ladder 1 -> 14
`,
  chains: `
board 6 x 5
ladder 3 -> 22
       ^^^^^^^ jump-chain
snake 22 -> 5
      ^^^^^^^ jump-chain
ladder 5 -> 8
`,
  'a circle, and a jump that leads into it': `
board 6 x 5
ladder 2 -> 5
       ^^^^^^ jump-chain
snake 9 -> 5
      ^^^^^^ jump-cycle
ladder 5 -> 9
`,
  'two captions for a cell': `
board 6 x 5
cell 13 "a"
cell 13 "b"
     ^^^^^^ cell-caption-repeated
cell 31 "c"
     ^^^^^^ off-board
cell 31 "d"
     ^^^^^^ off-board
`,

  'a wall': `
board 6 x 5
^^^^^^^^^^^ goal-unreachable
snakes 24 -> 1, 25 -> 2, 26 -> 3, 27 -> 4, 28 -> 5, 29 -> 6
ladder 30 -> 30
       ^^^^^^^^ jump-to-itself
`,
  'a wall and a jump from the goal': `
board 6 x 5
^^^^^^^^^^^ goal-unreachable
snakes 24 -> 1, 25 -> 2, 26 -> 3, 27 -> 4, 28 -> 5, 29 -> 6
snake 30 -> 2
      ^^^^^^^ jump-from-goal
`,
  'no entry face on the die': `
board 6 x 5
die 4
enter 6
^^^^^^^ goal-unreachable
`,
  'no entry face of the set on the die': `
board 6 x 5
rules exercise
die 2 3
^^^^^^^ goal-unreachable
`,
  'every face throws again': `
board 6 x 5
order last-first
again 1 2 3 4 5 6
^^^^^^^^^^^^^^^^^ goal-unreachable
`,
  'the only face of the die throws again by the set': `
board 6 x 5
rules family
die 6*1
^^^^^^^ goal-unreachable
`,
  'no reachability where the start is off the board': `
board 6 x 5
start 40
^^^^^^^^ off-board
snakes 24 -> 1, 25 -> 2, 26 -> 3, 27 -> 4, 28 -> 5, 29 -> 6
`,
  'a trap': `
title "Two dice"
board 6 x 5
^^^^^^^^^^^ trap
dice 2d6
`,
  'a jump that is never used': `
board 6 x 5
die 2 4
ladder 3 -> 22
       ^^^^^^^ jump-unreachable
`,
  'a jump from the start is not called unused': `
board 6 x 5
start 3
ladder 3 -> 22
       ^^^^^^^ jump-from-start
`,
  'nothing is called unused behind a wall': `
board 6 x 5
^^^^^^^^^^^ goal-unreachable
snakes 14 -> 1, 15 -> 2, 16 -> 3, 17 -> 4, 18 -> 5, 19 -> 6
ladder 20 -> 22
`,

  'another language': `
program hello
^^^^^^^^^^^^^ not-a-board
ladder x
`,
  'comments that silence': `
# snl-ignore-file jump-chain
board 6 x 5
# snl-ignore ladder-down
ladder 21 -> 16
ladder 3 -> 2 # snl-ignore ladder-down
ladder 9 -> 8
       ^^^^^^ ladder-down
ladder 10 -> 21
`,
  'a long game': `
board 6 x 5
^^^^^^^^^^^ long-game
snakes 13 -> 1, 14 -> 2, 15 -> 3, 16 -> 4, 17 -> 5
snakes 25 -> 1, 26 -> 2, 27 -> 3, 28 -> 4, 29 -> 5
`,
};

for (const [name, fixture] of Object.entries(SNL)) {
  test(name, () => {
    const { text, marks } = marked(fixture);
    expect(marksOf(parse(text, 'snl'))).toEqual(marks);
  });
}

const MAPS: Readonly<Record<string, string>> = {
  'a map': `
20 19 18 17 16
11 12 S1 14 15
10 S1  8  7  6
 1  2  3  4  5
`,
  'a map with faults': `
# snl: winners 4
       ^^^^^^^^^ setting-conflict
# snl: board 4 x 4
       ^^^^^ syntax
L2 26 27 28 29 30
^^ map-edge
L2 23 S1 21 20 19
^^ map-edge
13 14 S1 16 17
^^^^^^^^^^^^^^ map-row-length
12 11 L1  9 99  7
      ^^ map-token-alone
            ^^ map-number
 1  2  3  X  5  6
          ^ map-unknown-token
`,
  'rows in which nothing fits, told once': `
20 19 18 17 16
11 12 S1 14 15
91 S1 93 94 95
^^^^^^^^^^^^^^ map-number
 1  2  3  4  5
`,
  'bodies that are no lines': `
25 26 27 28 S1 30
24 23 S1 21 20 19
      ^^ map-body-broken
13 14 S2 16 17 18
12 11 10  9  8  7
 1 S2  3  4  5  6
   ^^ map-body-broken
`,
  'a jump from the goal, and nothing more': `
S1 19 18 17 16
^^ jump-from-goal
^^ map-edge
11 S1 13 14 15
10  9  8  7  6
 1  2  3  4  5
`,
  'a goal that no throws hit, at the first row': `
# snl: enter any
# snl: die 3*1
20 19 18 17 16
^^^^^^^^^^^^^^ goal-unreachable
11 12 L1 14 15
10 L1  8  7  6
 1  2  3  4  5
`,
  'no entry face on the die, at its line': `
# snl: die 2 3
       ^^^^^^^ goal-unreachable
20 19 18 17 16
11 12 L1 14 15
10 L1  8  7  6
 1  2  3  4  5
`,
  'no board': `
#########
#  S1   #
#########
`,
};

for (const [name, fixture] of Object.entries(MAPS)) {
  test(name, () => {
    const { text, marks } = marked(fixture);
    expect(marksOf(parse(text, 'map'))).toEqual(marks);
  });
}
