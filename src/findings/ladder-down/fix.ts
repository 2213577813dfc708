export { directionFixer as ladderDownFixer } from '../direction-fix';
