export { removalFixer as jumpRepeatedFixer } from '../removal-fix';
