/** A language client of whatever is at the other end of a port. */
// The entry for browsers: it needs of its surroundings only what Node.js has too.
import {
  AbstractMessageReader,
  AbstractMessageWriter,
  BaseLanguageClient,
  type DataCallback,
  type LanguageClientOptions,
  type Message,
  type MessageTransports,
} from 'vscode-languageclient/browser';
import type { ServerPort } from './port';

export class Client extends BaseLanguageClient {
  private readonly connect: () => ServerPort;

  constructor(id: string, name: string, options: LanguageClientOptions, connect: () => ServerPort) {
    super(id, name, options);
    this.connect = connect;
  }

  protected override async createMessageTransports(): Promise<MessageTransports> {
    const port = this.connect();
    return { reader: new PortReader(port), writer: new PortWriter(port) };
  }
}

class PortReader extends AbstractMessageReader {
  private readonly port: ServerPort;

  constructor(port: ServerPort) {
    super();
    this.port = port;
    port.onEnd(() => this.fireClose());
  }

  listen(take: DataCallback): { dispose(): void } {
    this.port.onMessage(message => take(message as Message));
    return { dispose: () => undefined };
  }
}

class PortWriter extends AbstractMessageWriter {
  private readonly port: ServerPort;

  constructor(port: ServerPort) {
    super();
    this.port = port;
  }

  async write(message: Message): Promise<void> {
    this.port.post(message);
  }

  end(): void {
    this.port.end();
  }
}
