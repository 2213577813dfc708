import { checkMarks } from './marks';

/** Lines, the size, and settings that repeat or clash. A board without marks has no findings. */
checkMarks('snl', {
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
  'a limit is no face, even where it is the number of one': `
board 6 x 5
again 7 6 limit 7
      ^ setting-conflict
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
});
