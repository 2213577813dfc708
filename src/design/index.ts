export { design } from './design';
export { type Improved, type ImproveTarget, improve, type Moved } from './improve';
export {
  type Bounds,
  type Designed,
  type DesignProgress,
  type DesignTarget,
  type ExpectedTurns,
  type Miss,
  type OnDesign,
  toleranceOf,
  USUAL_BOUNDS,
  usualJumps,
} from './target';
