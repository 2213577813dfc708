export { walksAsThrown } from '../board/turn';
export * from './engine';
export * from './events';
export * from './players';
export { rollFace } from './roll';
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
