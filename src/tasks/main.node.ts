/** A worker thread for tasks. */
import { serveTasks } from './node';

serveTasks();
