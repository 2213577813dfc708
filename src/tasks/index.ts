export { inlineRunner } from './inline';
export { type Runner, type Running, runSimulation } from './runner';
export type { Argument, OnProgress, Result, TaskName } from './table';
