/** What mends faults in a board. It comes when somebody first looks at one. */
export { fixesOf, ignoreFix, titleOf } from '../findings';
