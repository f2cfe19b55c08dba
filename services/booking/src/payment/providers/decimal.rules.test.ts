import fc from 'fast-check';
import { decimalAmount, hundredths, sameAmount } from './decimal.rules.ts';

test.each([
  ['100', 10_000],
  ['100.0', 10_000],
  ['100.00', 10_000],
  ['100.5', 10_050],
  ['100.05', 10_005],
  ['0', 0],
  ['999999999999.99', 99_999_999_999_999],
])('%s comes to %i hundredths', (text, amount) => {
  expect(hundredths(text)).toBe(amount);
});

test.each(['', ' 1', '1 ', '-1', '+1', '1.', '.5', '1.234', '1,000', '1e3', '0x10', '1000000000000', '1.5x'])(
  '"%s" is no amount, and equals nothing, itself included',
  (text) => {
    expect(hundredths(text)).toBeNull();
    expect(sameAmount(text, text)).toBe(false);
    expect(sameAmount('1', text)).toBe(false);
    expect(sameAmount(text, '1')).toBe(false);
  },
);

test('whole units are the same amount with decimals or without, and another amount is another', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.nat(10_000_000), (a, b) => {
      const [usd, krw] = [decimalAmount(a, 'USD'), decimalAmount(b, 'KRW')];
      expect(usd).toBe(`${a}.00`);
      expect(krw).toBe(`${b}`);
      expect(sameAmount(usd, krw)).toBe(a === b);
      expect(sameAmount(usd, String(a))).toBe(true);
    }),
  );
});
