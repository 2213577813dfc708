// Serves host 2 in a thread of its own: @vscode/test-web writes every request to the standard output.
import { workerData } from 'node:worker_threads';
import { open } from '@vscode/test-web';

await open(workerData);
