import { typedAmount } from './typed-amount.ts';

it.each([
  ['', undefined],
  ['  ', undefined],
  ['50', 50],
  ['49.99', 50],
  ['49,5', 50],
  ['49.4', 49],
  ['1,200', 1200],
  ['1.200', 1200],
  ['1,234,567', 1_234_567],
  ['1,200.50', 1201],
  ['1.200,50', 1201],
  ['$ 56', 56],
  ['₩１２０，０００', 120_000],
  ['￥300', 300],
  ['1e3', null],
  ['-5', null],
  ['about 50', null],
  ['1,2,3', null],
  ['12.3456', null],
  ['9999999999', null],
  ['1'.repeat(10_000), null],
])('%j is the amount %s', (typed, amount) => {
  expect(typedAmount(typed)).toBe(amount);
});
