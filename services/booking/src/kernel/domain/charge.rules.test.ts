import { plainAttempt, plainPrice } from '../../../test/support/plain-booking.ts';
import { chargeBy, chargeOf, originTotal, otherCharges, shopCurrency, takenBy } from './charge.rules.ts';

const sums = { ...plainPrice, origin_cost: 100_000, origin_option: 20_000, origin_hotel: 3_000 };
const inYuan = { ...sums, currency: 'CNH' as const, total: 700 };

test('a price before conversion is the sum of its parts', () => expect(originTotal(sums)).toBe(123_000));

test('every method charges the total, but UnionPay an order in CNH before conversion', () => {
  expect(chargeBy('P', sums)).toEqual({ currency: 'USD', amount: 100 });
  expect(chargeBy('U', sums)).toEqual({ currency: 'USD', amount: 100 });
  expect(chargeBy('A', inYuan)).toEqual({ currency: 'CNH', amount: 700 });
  expect(chargeBy('U', inYuan)).toEqual({ currency: 'KRW', amount: 123_000 });
});

test('methods that charge another currency than the order are told', () => {
  expect(otherCharges(['A', 'U', 'P'], inYuan)).toEqual([
    { pay_type: 'U', currency: 'KRW', amount: 123_000 },
  ]);
  expect(otherCharges(['A', 'U', 'P'], sums)).toEqual([]);
});

test('what a provider was sent is read in the currencies of the shop', () => {
  expect(shopCurrency({ reqcur: 'CNY' })).toBe('CNH');
  expect(shopCurrency({ reqcur: 'KRW' })).toBe('KRW');
  expect(chargeOf('700.00', 'CNY')).toEqual({ currency: 'CNH', amount: 700 });
  expect(chargeOf('99.50', 'USD')).toEqual({ currency: 'USD', amount: 100 });
});

test('what a payment took is what it says it took, else what was asked for', () => {
  expect(takenBy(plainAttempt())).toEqual({ currency: 'USD', amount: 100 });
  expect(takenBy(plainAttempt({ taken_amt: '80.00' }))).toEqual({ currency: 'USD', amount: 80 });
});
