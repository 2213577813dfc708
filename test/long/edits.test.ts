import { test } from 'vitest';
import { expectAgreement } from '../properties/edits';
import { productPage, simplePage } from '../properties/pages';

test.each([
  ['a simple page', simplePage, 10_000],
  ["the product's page", productPage, 5_000],
] as const)('%s and the text agree in the end, whatever happened in whatever order', (_, page, cases) => {
  expectAgreement(page, cases);
});
