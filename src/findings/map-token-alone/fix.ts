export { numberFixer as mapTokenAloneFixer } from '../number-fix';
