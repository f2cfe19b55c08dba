import type { Product } from '@narae/contracts';
import { matches } from './search-words.ts';

const product = {
  prod_title: 'ＤＭＺ 하루 투어',
  prod_desc: '임진각과 제3땅굴',
  tr_place: '파주',
} as Product;

test.each([
  ['', true],
  ['파주', true],
  ['dmz 파주', true],
  ['제3땅굴', true],
  ['dmz 부산', false],
])('%s: %p', (words, found) => {
  expect(matches(product, words)).toBe(found);
});
