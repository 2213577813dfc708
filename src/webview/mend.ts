/** What mends faults in a board. It comes when somebody first looks at one. */
export { fixesOf } from '../findings/fixes';
export { ignoreFix } from '../findings/ignore-fix';
export { titleOf } from '../findings/say';
