export { analyse } from '../words/ja/analyse';
export { findings } from '../words/ja/findings';
export { page } from '../words/ja/page';
export { play } from '../words/ja/play';
export { solve } from '../words/ja/solve';
