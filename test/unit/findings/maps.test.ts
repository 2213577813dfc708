import { checkMarks } from './marks';

/** Maps. One without marks has no findings. */
checkMarks('map', {
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
  'nothing is said of a jump whose end has no place': `
S1 18 17 16
^^^^^^^^^^^ map-row-length
11 S1 13 14 15
10  9 L1  7 L2
            ^^ map-edge
 1  2 L1 L2  5
`,
  'rows in which nothing fits, told once': `
20 19 18 17 16
11 12 S1 14 15
91 S1 93 94 95
^^^^^^^^^^^^^^ map-number
 1  2  3  4  5
`,
  'a body that skips a row and goes on in one of another length': `
25 24 23 22 21
16 17 S1 19 20
      ^^ map-body-broken
15 14 13 12 11
 6 S1  8  9
 ^^^^^^^^^^ map-row-length
 5  4  3  2  1
`,
  'a line that is no row': `
30 29 28 27 26 25
19 20 S1 22 23 24
end
^^^ map-row-length
18 17 S1 15 14 13
 7  8  9 10 11 12
 6  5  4  3  2  1
-- -- -- -- -- --
^^^^^^^^^^^^^^^^^ map-unknown-token
`,
  'a comment after a row': `
S1 29 28 27 26 25 # snl-ignore map-edge, jump-from-goal
19 S1 21 22 23 24
18 17 16 15 14 13
 7  8  9 10 L1 12
 6  5  4  3  2 L1 # snl-ignore map-number
               ^^ map-edge
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
});
