import { UsageError } from './args';
import { type Command, EXIT } from './command';

/** Runs the language server until its client ends it. */
export const lsp: Command = {
  options: { stdio: 'flag', 'node-ipc': 'flag', socket: 'text', clientProcessId: 'text' },
  async run({ args, words }) {
    const [more] = args.rest;
    if (more !== undefined) throw new UsageError(words.cli.usage.tooMuch(more));
    args.whole('socket', 1, 65535);
    const said = ['stdio', 'node-ipc', 'socket'].filter(option => args.has(option));
    const hasChannel = process.send !== undefined;
    if (said.length !== 1 || (said[0] === 'node-ipc' && !hasChannel))
      throw new UsageError(words.cli.usage.oneConnection);
    // Only here: the other commands need not wait until all of the protocol is loaded.
    const { serveNode } = await import('../server/node');
    serveNode();
    return EXIT.fine;
  },
};
