export { inlineRunner } from './inline';
export { type Runner, type Running, runSimulation } from './runner';
export type {
  AnalyseTask,
  Argument,
  ImproveTask,
  OnProgress,
  Result,
  SimulateTask,
  SolveTask,
  TaskName,
} from './table';
