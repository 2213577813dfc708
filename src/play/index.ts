export { walksAsThrown } from '../board/turn';
export * from './engine';
export * from './events';
export * from './kept';
export * from './log';
export * from './path';
export * from './players';
export * from './print';
export { rollFace } from './roll';
export * from './session';
export * from './stack';
export {
  addThrow,
  endTurn,
  isOver,
  loseTurn,
  type Move,
  type Note,
  newTable,
  type PlayState,
  playTurn,
  runOf,
  type Table,
  type Turn,
} from './turn';
export * from './whole';
