export { numberFixer as mapUnknownTokenFixer } from '../number-fix';
