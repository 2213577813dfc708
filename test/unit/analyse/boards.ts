/** Published boards, as pairs of cells. */
export const miltonBradley: readonly (readonly [number, number])[] = [
  [1, 38],
  [4, 14],
  [9, 31],
  [16, 6],
  [21, 42],
  [28, 84],
  [36, 44],
  [47, 26],
  [49, 11],
  [51, 67],
  [56, 53],
  [62, 19],
  [64, 60],
  [71, 91],
  [80, 100],
  [87, 24],
  [93, 73],
  [95, 75],
  [98, 78],
];

/** The exercise's map.txt. */
export const exercise: readonly (readonly [number, number])[] = [
  [99, 63],
  [32, 6],
  [67, 92],
  [4, 39],
];

/** A board whose 21 jumps punish. */
export const punitive: readonly (readonly [number, number])[] = [
  [8, 26],
  [21, 82],
  [43, 77],
  [44, 22],
  [46, 5],
  [48, 9],
  [50, 91],
  [52, 11],
  [54, 93],
  [55, 7],
  [59, 17],
  [62, 96],
  [64, 36],
  [66, 87],
  [69, 33],
  [73, 1],
  [80, 100],
  [83, 19],
  [92, 51],
  [95, 24],
  [98, 28],
];

/** Ten jumps that make a game of 66.978705007555420778 turns, to 15 digits: a published solution of a published challenge. */
export const challenge: readonly (readonly [number, number])[] = [
  [61, 56],
  [60, 54],
  [59, 53],
  [58, 54],
  [57, 55],
  [14, 38],
  [35, 13],
  [92, 66],
  [97, 89],
  [84, 64],
];
