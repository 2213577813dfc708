import type { Reason } from '../../solve/reason';
import type { SettingName, Span } from '../../text/syntax';
import { found, type Kind } from '../kind';
import type { Subject } from '../subject';

/** No throws lead from the start to the goal. */
export const goalUnreachable: Kind = {
  code: 'goal-unreachable',
  level: 'error',
  *check(subject) {
    const reason = subject.reach()?.reason ?? null;
    // A jump from the goal that alone is the reason has its own finding; where the board is too large nothing is known.
    if (reason === null || reason.kind === 'carried-from-goal' || reason.kind === 'too-large') return;
    yield found('goal-unreachable', placeOf(subject, reason.kind), { reason });
  },
};

/** The setting that makes play impossible. */
const CAUSES: Readonly<Partial<Record<Reason['kind'], SettingName>>> = {
  'no-entry': 'enter',
  'void-entry': 'enter',
  'always-again': 'again',
  'always-void': 'again',
};

/** The line that makes play impossible, where it is a setting that does; else the board's. */
function placeOf({ file, said }: Subject, kind: Reason['kind']): Span {
  const cause = CAUSES[kind];
  if (cause === undefined) return file.head;
  return said.get(cause) ?? said.get('die') ?? said.get('rules') ?? file.head;
}
