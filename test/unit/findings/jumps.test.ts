import { checkMarks } from './marks';

/** Jumps, captions, what play can reach, and what is no board. A board without marks has no findings. */
checkMarks('snl', {
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
  'a repetition is one wherever its like stands': `
board 6 x 5
ladder 3 -> 22
ladders 3 -> 25, 3 -> 25, 3 -> 22
        ^^^^^^^ two-jumps-from-cell
                 ^^^^^^^ jump-repeated
                          ^^^^^^^ jump-repeated
snakes 8 -> 4, 3 -> 1, 3 -> 2, 8 -> 4 "x", 3 -> 1
               ^^^^^^ two-jumps-from-cell
                       ^^^^^^ two-jumps-from-cell
                               ^^^^^^^^^^ jump-repeated
                                           ^^^^^^ jump-repeated
`,
  'a jump that is not played carries nobody away from the goal': `
board 6 x 5
snakes 30 -> 3, 30 -> 4, 30 -> 3
       ^^^^^^^ jump-from-goal
                ^^^^^^^ two-jumps-from-cell
                         ^^^^^^^ jump-repeated
`,
  'nor does it lead on, round in a circle, from the start, or nowhere': `
board 6 x 5
start 2
ladders 3 -> 22, 3 -> 8
                 ^^^^^^ two-jumps-from-cell
snakes 8 -> 3, 8 -> 4
       ^^^^^^ jump-chain
               ^^^^^^ two-jumps-from-cell
ladders 2 -> 9, 2 -> 10
        ^^^^^^ jump-from-start
                ^^^^^^^ two-jumps-from-cell
`,
  'but which way it leads is a fault of its own': `
board 6 x 5
ladders 9 -> 3, 9 -> 3, 9 -> 2
        ^^^^^^ ladder-down
                ^^^^^^ ladder-down
                ^^^^^^ jump-repeated
                        ^^^^^^ ladder-down
                        ^^^^^^ two-jumps-from-cell
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
  'every turn with an entry face is void': `
board 6 x 5
again 6 limit 1
void 1
enter 6
^^^^^^^ goal-unreachable
`,
  'the same by the set, at the first line that has a part in it': `
board 6 x 5
rules exercise
die 6*1 5*2
^^^^^^^^^^^ goal-unreachable
again 6 limit 1
void 1
`,
  'a turn that is longer need not be void': `
board 6 x 5
again 6 limit 2
void 1
enter 6
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
});
