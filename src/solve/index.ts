export { type Distances, distances } from './distances';
export { fewestThrows } from './find';
export { reach } from './reach';
export type { Reason } from './reason';
export { type Step, type StepFacts, stepFacts } from './route';
export { type Solution, type SolveOptions, solve } from './solve';
export { throwingOf } from './turns';
