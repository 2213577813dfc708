export {
  type AnalyseJson,
  type AnalyseOptions,
  type Analysis,
  analyse,
  analyseJson,
  analysisOf,
  type CellColumns,
  type CellJson,
  type Fewest,
  type JumpColumns,
  type JumpJson,
  type Percentile,
  type SeatJson,
} from './analysis';
export { expectedTurns, expectedTurnsInTime } from './expected';
export type { Length } from './length';
export { type Numbers, newNumbers, numbersOf, type Progress } from './numbers';
export { chanceWithin, modeOf, percentile, within } from './quantiles';
export type { Mend, Reason } from './reason';
export type { Seats } from './seats';
export {
  blocksOf,
  type Simulated,
  type Simulation,
  simulate,
  simulateBlocks,
  simulated,
  sumOfTallies,
  type Tally,
} from './simulate';
