import { isOfShopWords, shopWords } from './shop-words.rules.ts';

test.each(shopWords)('a password that is "%s" and digits is of the shop’s words', (word) => {
  expect([`${word}2026`, `2026!${word.toUpperCase()}#`].map(isOfShopWords)).toEqual([true, true]);
});

test.each([
  'narae1234',
  'kpopnarae1',
  'K-Pop!Tour1',
  'k.p.o.p.2026',
  'kpoptickets9',
  'n4r4e2026',
  'n@rae-t0ur99',
  'ｎａｒａｅ１２３４',
  '나래narae1',
  'seoulseoul1',
])('%s is', (password) => {
  expect(isOfShopWords(password)).toBe(true);
});

test.each([
  'fresh5678',
  'naraeblue7',
  'mykpop2026',
  'lotus-seoul-9',
  'tourmaline1',
  '12345678',
  '',
  'starling22x',
])('%s is not: there is something else in it', (password) => {
  expect(isOfShopWords(password)).toBe(false);
});

test('every word is written as the rule compares it', () => {
  expect(
    shopWords.filter((word) => word !== word.normalize('NFKC').toLowerCase().replaceAll(/\P{L}/gu, '')),
  ).toEqual([]);
  expect(new Set(shopWords).size).toBe(shopWords.length);
});
