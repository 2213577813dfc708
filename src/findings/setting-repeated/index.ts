import { removeStatements } from '../../text';
import type { SettingName, Statement } from '../../text/syntax';
import { keywordAt } from '../changes';
import { found, type Kind, mending, related } from '../kind';
import { isSetting } from '../subject';

/** The same setting twice: the last one counts. */
export const settingRepeated: Kind = {
  code: 'setting-repeated',
  level: 'warning',
  *check({ file, said }) {
    const latest = new Map<SettingName, Statement>();
    for (const statement of file.statements) {
      if (!statement.valid || !isSetting(statement)) continue;
      const { name } = statement;
      const earlier = latest.get(name);
      latest.set(name, statement);
      if (earlier === undefined) continue;
      const facts = { keyword: keywordAt(file, statement), last: said.get(name) === statement };
      const before = related('said-before', earlier, { keyword: keywordAt(file, earlier) });
      yield found('setting-repeated', statement, facts, [before]);
    }
  },
  mend(file, finding) {
    const repeated = file.statements.find(({ start }) => start === finding.start);
    const earlier = file.statements.filter(
      ({ name, valid, start }) => valid && name === repeated?.name && start < finding.start,
    );
    if (earlier.length === 0) return [];
    const facts = { keyword: keywordAt(file, earlier[0]), count: earlier.length };
    return mending('remove-earlier', facts, removeStatements(file, earlier));
  },
};
