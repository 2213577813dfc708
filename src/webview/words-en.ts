export { analyse } from '../words/en/analyse';
export { findings } from '../words/en/findings';
export { page } from '../words/en/page';
export { play } from '../words/en/play';
export { solve } from '../words/en/solve';
