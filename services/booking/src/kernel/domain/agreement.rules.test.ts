import { TxnType } from '@narae/contracts';
import { agreedAt, plainAttempt, plainBooking, plainPrice } from '../../../test/support/plain-booking.ts';
import { isAgreed, seatsOf } from './charge.rules.ts';
import { isBeingPaid, lastAgreement, runningAgreement, termsOf } from './agreement.rules.ts';
import type { PaymentAttempt } from '../booking/payment-parts.model.ts';

const after = (ms: number): Date => new Date(agreedAt.getTime() + ms);
const day = 86_400_000;

test('the terms of a price are what later edits are priced by, without its sums', () => {
  const deposit = { pct: 30, balance_by: '2026-11-20', amount: 30, origin_amount: 39_000 };
  const sums = ['cost', 'option', 'hotel', 'total', 'origin_cost', 'origin_option', 'origin_hotel'];
  const terms = Object.fromEntries(Object.entries(plainPrice).filter(([name]) => !sums.includes(name)));
  expect(termsOf(plainPrice)).toEqual(terms);
  expect(termsOf(plainPrice)).not.toHaveProperty('deposit');
  expect(termsOf({ ...plainPrice, deposit })).toEqual({
    ...terms,
    deposit: { pct: 30, balance_by: '2026-11-20' },
  });
});

test('the last agreement outlives the price', () => {
  const agreement = { ...plainPrice, deal_bas_r: 1 };
  expect(lastAgreement({ price: plainPrice, agreement })).toBe(plainPrice);
  expect(lastAgreement({ price: null, agreement })).toBe(agreement);
  expect(lastAgreement({ price: null, agreement: null })).toBeNull();
  expect(lastAgreement({ price: null })).toBeNull();
});

test.each<[TxnType, Partial<PaymentAttempt> | null, boolean]>([
  [TxnType.NeedsTravellers, null, false],
  [TxnType.Confirmed, null, false],
  [TxnType.Paying, null, true],
  [TxnType.Paid, null, true],
  [TxnType.Cancelled, null, true],
  [TxnType.Confirmed, {}, true],
  [TxnType.NeedsTravellers, {}, true],
  [TxnType.Confirmed, { unheard: true }, false],
  [TxnType.Confirmed, { status: 'authenticated', unheard: true }, true],
  [TxnType.Confirmed, { status: 'authorised', unheard: true }, true],
  [TxnType.Confirmed, { status: 'declined' }, false],
  [TxnType.Confirmed, { status: 'closed' }, false],
])('a booking in %s with an attempt of %j is being paid: %s', (txn_type, attempt, paying) => {
  const payments = attempt === null ? [] : [plainAttempt({ status: 'declined' }), plainAttempt(attempt)];
  expect(isBeingPaid({ txn_type, payments })).toBe(paying);
});

describe('an agreement stands', () => {
  it('for a day in its own currency', () => {
    expect(runningAgreement(plainBooking(), 'USD', after(day - 1))).toBe(plainPrice);
    expect(runningAgreement(plainBooking(), 'USD', after(day))).toBeNull();
    expect(runningAgreement(plainBooking(), 'KRW', after(1))).toBeNull();
  });

  it('as long as its deposit may be paid', () => {
    const deposit = { pct: 30, balance_by: '2026-11-20', amount: 30, origin_amount: 39_000 };
    const booking = plainBooking({ price: { ...plainPrice, deposit } });
    expect(runningAgreement(booking, 'USD', new Date('2026-11-04T14:59:59Z'))).not.toBeNull();
    expect(runningAgreement(booking, 'USD', new Date('2026-11-04T15:00:00Z'))).toBeNull();
  });

  it('whatever the hour and the currency while it is being paid', () => {
    expect(runningAgreement(plainBooking({ payments: [plainAttempt()] }), 'KRW', after(9 * day))).toBe(
      plainPrice,
    );
  });

  it('only where there is one', () => {
    expect(runningAgreement({ ...plainBooking(), price: null }, 'USD', agreedAt)).toBeNull();
  });
});

test('a booking is agreed on once it has an order and a price, and needs seats by that', () => {
  expect(isAgreed(plainBooking())).toBe(true);
  expect(isAgreed(plainBooking({ order_id: null }))).toBe(false);
  expect(isAgreed({ ...plainBooking(), price: null })).toBe(false);
  const party = { adult_cnt: 2, teen_cnt: 0, children_cnt: 0, child_cnt: 1 };
  expect(seatsOf({ party, price: plainPrice })).toBe(2);
  const discounts = { ...plainPrice.discounts, infant_takes_seat: true };
  expect(seatsOf({ party, price: { ...plainPrice, discounts } })).toBe(3);
});
