import { removeStatements } from '../../text';
import type { BoardFile, SettingName, Statement } from '../../text/syntax';
import type { Finding } from '../finding';
import { found, type Kind, mending, related } from '../kind';
import { isSetting } from '../subject';

/** The same setting twice: the last one counts. */
export const settingRepeated: Kind = {
  code: 'setting-repeated',
  level: 'warning',
  *check({ file, said }) {
    const before = new Map<SettingName, Statement>();
    for (const statement of file.statements) {
      if (!statement.valid || !isSetting(statement)) continue;
      const { name } = statement;
      const earlier = before.get(name);
      before.set(name, statement);
      if (earlier === undefined) continue;
      const facts = { name, last: said.get(name) === statement };
      yield found('setting-repeated', statement, facts, [related('said-before', earlier, { name })]);
    }
  },
  mend(file, finding) {
    const name = finding.facts.name as SettingName;
    const earlier = earlierOf(file, finding, name);
    return mending('remove-earlier', { name, count: earlier.length }, removeStatements(file, earlier));
  },
};

function earlierOf(file: BoardFile, finding: Finding, name: SettingName): readonly Statement[] {
  return file.statements.filter(
    statement => statement.valid && statement.name === name && statement.start < finding.start,
  );
}
