import { convert, paymentCap, providerCurrency } from './money.ts';

test('providers know CNH as CNY, and the others by their names', () => {
  expect(providerCurrency).toEqual({ CNH: 'CNY', KRW: 'KRW', USD: 'USD' });
});

test('each currency has a cap of its own', () => {
  expect(paymentCap).toEqual({ CNH: 16_256, USD: 2_253, KRW: 3_000_000, JPY: 339_184 });
});

test('whoever gives no rate is told which', () => {
  expect(() => convert(1, 0)).toThrow('deal_bas_r must be above 0, got 0');
});
