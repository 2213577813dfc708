export { design } from './design';
export { type Improved, type ImproveTarget, improve, type Moved } from './improve';
export {
  type Bounds,
  type Designed,
  type DesignTarget,
  type ExpectedTurns,
  type Miss,
  toleranceOf,
  USUAL_BOUNDS,
} from './target';
