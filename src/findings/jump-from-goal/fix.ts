export { removalFixer as jumpFromGoalFixer } from '../removal-fix';
