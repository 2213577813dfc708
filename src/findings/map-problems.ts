import type { MapProblem } from '../text/syntax';
import type { Subject } from './subject';

type Code = MapProblem['code'];

/** The faults of one kind that the parser found in a map's grid. */
export function mapProblems<C extends Code>({ file }: Subject, code: C): readonly Extract<MapProblem, { code: C }>[] {
  const problems = file.map?.problems ?? [];
  return problems.filter((problem): problem is Extract<MapProblem, { code: C }> => problem.code === code);
}
