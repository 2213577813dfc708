import type { SettingName, Statement } from '../../text/syntax';
import { found, type Kind, related } from '../kind';
import { keywordAt } from '../places';

/** The same setting twice: the last one counts. */
export const settingRepeated: Kind = {
  code: 'setting-repeated',
  level: 'warning',
  *check({ file, said }) {
    const latest = new Map<SettingName, Statement>();
    for (const statement of file.settings) {
      if (!statement.valid) continue;
      const { name } = statement;
      const earlier = latest.get(name);
      latest.set(name, statement);
      if (earlier === undefined) continue;
      const facts = { keyword: keywordAt(file, statement), last: said.get(name) === statement };
      const before = related('said-before', earlier, { keyword: keywordAt(file, earlier) });
      yield found('setting-repeated', statement, facts, [before]);
    }
  },
};
