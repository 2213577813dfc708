/** What finds faults in a board. The board is drawn before this has come. */
export { findingsOf } from '../findings/check';
export { messageOf } from '../findings/say';
