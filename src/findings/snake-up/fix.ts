export { directionFixer as snakeUpFixer } from '../direction-fix';
