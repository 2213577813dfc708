/** A web worker for tasks. */
import { serveTasks } from './web';

serveTasks(self as unknown as Worker);
