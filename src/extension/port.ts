/** The way to the server, which is a process in one host and a worker in the other: all that the two hosts do differently. */
export interface ServerPort {
  post(message: unknown): void;
  onMessage(take: (message: unknown) => void): void;
  /** The server has ended, by itself or by a fault. */
  onEnd(ended: () => void): void;
  /** Ends a server that was asked to end, if it has not. */
  end(): void;
  /** The process or worker; for tests. */
  readonly native: unknown;
}

/** Starts a server; what it writes outside its messages goes to `log`. */
export type StartServer = (log: (text: string) => void) => ServerPort;
