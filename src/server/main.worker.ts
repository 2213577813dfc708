/** The server as a web worker: the page that started it is the client. */
import { BrowserMessageReader, BrowserMessageWriter, createConnection } from 'vscode-languageserver/browser';
import { serve } from './serve';

const scope = self as unknown as Worker;
const connection = createConnection(new BrowserMessageReader(scope), new BrowserMessageWriter(scope));
serve(connection, { soon: act => void setTimeout(() => setTimeout(act)), page: () => null });
