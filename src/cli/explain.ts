import { CODES } from '../findings';
import { pageOf } from '../findings/pages';
import { listFindings } from '../service/explain';
import { plainOf } from '../service/markdown';
import { didYouMean } from '../text';
import { UsageError } from './args';
import { type Command, EXIT } from './command';

/** Explains one finding by its page, or lists them all. */
export const explain: Command = {
  options: {},
  run({ args, words, language, io }) {
    const [code, more] = args.rest;
    if (more !== undefined) throw new UsageError(words.cli.usage.tooMuch(more));
    if (code === undefined) {
      const all = listFindings(language);
      const widest = Math.max(...all.map(each => each.code.length));
      const { levels, levelByChain } = words.cli;
      for (const { code: name, level, levelWithoutChain, title } of all) {
        const named =
          levelWithoutChain === null ? levels[level] : levelByChain(levels[level], levels[levelWithoutChain]);
        io.out(`${name.padEnd(widest)}  ${words.cli.listed(title, named)}\n`);
      }
      return EXIT.fine;
    }
    const page = pageOf(code.toLowerCase(), language);
    if (page === '') throw new UsageError(words.cli.usage.unknownCode(code, didYouMean(code, CODES)));
    io.out(`${plainOf(page).trimEnd()}\n`);
    return EXIT.fine;
  },
};
