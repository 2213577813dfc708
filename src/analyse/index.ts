export { type AnalyseJson, type Analysis, analyse, analyseJson } from './analysis';
export { expectedTurns, expectedTurnsInTime } from './expected';
export { type Numbers, newNumbers, numbersOf } from './numbers';
export { chanceWithin } from './quantiles';
export type { Reason } from './reason';
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
