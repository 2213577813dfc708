/** What finds faults in a board. The board is drawn before this has come. */
export { findingsOf, fixesOf, ignoreFix, messageOf, titleOf } from '../findings';
