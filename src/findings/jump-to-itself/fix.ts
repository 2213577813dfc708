export { removalFixer as jumpToItselfFixer } from '../removal-fix';
