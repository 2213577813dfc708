import { pathToFileURL } from 'node:url';
import { version } from '../../package.json';
import { CODES, defaultLevel } from '../findings';
import type { Level } from '../findings/finding';
import { pageOf } from '../findings/pages';
import { titleOfPage } from '../service/explain';
import type { Range } from '../service/position';
import { reportOf } from '../service/report';
import type { Checked } from './check';
import type { Call } from './command';

const LEVELS = {
  error: 'error',
  warning: 'warning',
  info: 'note',
  hint: 'note',
  off: 'none',
} as const satisfies Record<Level, string>;

/** The form SARIF 2.1.0 of OASIS, which code scanning reads. */
export function sarifOf(checked: readonly Checked[], { words, language }: Call) {
  const rules = CODES.map(code => {
    const page = pageOf(code, language);
    return {
      id: code,
      shortDescription: { text: titleOfPage(page) },
      defaultConfiguration: { level: LEVELS[defaultLevel(code)] },
      help: { text: page, markdown: page },
    };
  });
  const results = checked.flatMap(({ name, file, findings }) => {
    const location = (range: Range) => ({
      physicalLocation: { artifactLocation: { uri: addressOf(name) }, region: regionOf(range) },
    });
    return findings.map(finding => {
      const { code, level, message, range, related } = reportOf(file, finding, words);
      return {
        ruleId: code,
        ruleIndex: (CODES as readonly string[]).indexOf(code),
        level: LEVELS[level],
        message: { text: message },
        locations: [location(range)],
        ...(related.length > 0 && {
          relatedLocations: related.map(({ message: text, range: where }, id) => ({
            id,
            message: { text },
            ...location(where),
          })),
        }),
      };
    });
  });
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'snl', version, language, rules } },
        columnKind: 'utf16CodeUnits',
        results,
      },
    ],
  };
}

/** Lines and columns from 1; the end stands behind the last character. */
function regionOf({ start, end }: Range) {
  return {
    startLine: start.line + 1,
    startColumn: start.character + 1,
    endLine: end.line + 1,
    endColumn: end.character + 1,
  };
}

/** A path as a relative reference or, where it is absolute, a file URI. */
function addressOf(path: string): string {
  return /^([/\\]|[a-z]:)/i.test(path)
    ? pathToFileURL(path).href
    : path.split(/[\\/]/).map(encodeURIComponent).join('/');
}
