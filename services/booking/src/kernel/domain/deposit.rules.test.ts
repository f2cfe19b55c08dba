import fc from 'fast-check';
import { agreedAt, paidBooking, plainDue, plainPrice } from '../../../test/support/plain-booking.ts';
import {
  balanceDue,
  balanceMoments,
  balanceOf,
  depositEnds,
  depositTermsAt,
  firstSums,
  lastDayOf,
  nextMoment,
  openBalance,
  smallerBalance,
  withDeposit,
} from './deposit.rules.ts';

const product = { start_day: '2027-01-01', deposit_pct: 30 };
const terms = { pct: 30, balance_by: '2026-12-02' };
const deposit = { ...terms, amount: 30, origin_amount: 39_000 };
const price = { ...plainPrice, origin_option: 10_000, deposit };
const { deposit: _first, ...whole } = price;

test('a deposit is taken while its balance lies far enough ahead, by the day in Seoul', () => {
  const at = (now: string) => depositTermsAt(product, new Date(now));
  expect(at('2026-11-28T14:59:59Z')).toEqual(terms);
  expect(at('2026-11-28T15:00:00Z')).toBeUndefined();
  expect(depositTermsAt({ start_day: '2027-01-01' }, agreedAt)).toBeUndefined();
});

test('a price has its first part by the terms, where something is left for both parts', () => {
  expect(withDeposit(whole, terms)).toEqual({
    ...whole,
    deposit: { ...terms, amount: 30, origin_amount: 42_000 },
  });
  expect(withDeposit(whole, undefined)).toBe(whole);
  const small = { ...whole, total: 1 };
  expect(withDeposit(small, terms)).toBe(small);
});

test('paying for the order charges the deposit, else all of it', () => {
  expect(firstSums(price)).toEqual({
    currency: 'USD',
    total: 30,
    origin_cost: 39_000,
    origin_option: 0,
    origin_hotel: 0,
  });
  expect(firstSums(whole)).toBe(whole);
});

test('what is left is the balance', () => {
  expect(balanceOf(price)).toEqual({ amount: 70, origin_amount: 101_000 });
  expect(balanceOf(whole)).toEqual({ amount: 0, origin_amount: 0 });
});

test('both parts are the whole, whatever the percent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 3_000_000 }), fc.integer({ min: 1, max: 90 }), (total, pct) => {
      const parts = withDeposit({ ...whole, total }, { ...terms, pct });
      expect(firstSums(parts).total + balanceOf(parts).amount).toBe(total);
    }),
  );
});

test('an agreement with a deposit stands until the third day after it is over in Seoul', () => {
  const ends = (frozen_at: string) => depositEnds({ frozen_at: new Date(frozen_at) }).toISOString();
  expect(ends('2026-11-01T14:59:59Z')).toBe('2026-11-04T15:00:00.000Z');
  expect(ends('2026-11-01T15:00:00Z')).toBe('2026-11-05T15:00:00.000Z');
});

const remind = (at: string, days: number) => ({ at: new Date(at), what: 'remind', days });

test('a payer is reminded three times at ten in Seoul, and the order is cancelled after three days more', () => {
  expect(balanceMoments('2026-12-02')).toEqual([
    remind('2026-11-25T01:00:00Z', 7),
    remind('2026-11-29T01:00:00Z', 3),
    remind('2026-12-01T01:00:00Z', 1),
    { at: new Date('2026-12-05T15:00:00Z'), what: 'cancel' },
  ]);
});

test('the shop looks at a balance at the next of these moments', () => {
  const due = { due_by: new Date('2026-12-02T15:00:00Z') };
  expect(lastDayOf(due)).toBe('2026-12-02');
  const next = (now: string) => nextMoment(due, new Date(now))?.toISOString() ?? null;
  expect(next('2026-11-25T00:59:59Z')).toBe('2026-11-25T01:00:00.000Z');
  expect(next('2026-11-25T01:00:00Z')).toBe('2026-11-29T01:00:00.000Z');
  expect(next('2026-12-01T01:00:00Z')).toBe('2026-12-05T15:00:00.000Z');
  expect(next('2026-12-05T15:00:00Z')).toBeNull();
});

test('the open balance is neither a change nor one that is decided', () => {
  const open = plainDue();
  expect(openBalance({ dues: [plainDue({ kind: 'extras' }), plainDue({ state: 'paid' }), open] })).toBe(open);
  expect(openBalance({ dues: [plainDue({ kind: 'extras' })] })).toBeUndefined();
  expect(openBalance({})).toBeUndefined();
});

test('a deposit that is paid leaves its balance to pay until the end of its last day', () => {
  expect(balanceDue({ price }, 'ORDER1-D1', agreedAt)).toEqual({
    due_id: 'ORDER1-D1',
    kind: 'balance',
    state: 'open',
    currency: 'USD',
    amount: 70,
    origin_amount: 101_000,
    made_at: agreedAt,
    due_by: new Date('2026-12-02T15:00:00Z'),
    check_at: new Date('2026-11-25T01:00:00Z'),
  });
  expect(balanceDue({ price: whole }, 'ORDER1-D1', agreedAt)).toBeNull();
});

describe('a smaller party', () => {
  const half = { part: 30, of: 60 };
  const smaller = { ...price, total: 50, origin_cost: 65_000, origin_option: 5_000 };

  it('keeps the part of the deposit that was paid for it, and owes the rest of its price', () => {
    const other = plainDue({ due_id: 'ORDER1-D2', kind: 'extras' });
    const open = plainDue();
    expect(smallerBalance(paidBooking({ dues: [other, open] }), smaller, half)).toEqual({
      price: { ...smaller, deposit: { ...deposit, amount: 15, origin_amount: 19_500 } },
      dues: [other, { ...open, amount: 35, origin_amount: 50_500 }],
    });
  });

  it('owes nothing where nothing is owed', () => {
    expect(smallerBalance(paidBooking(), smaller, half)).toEqual({ price: smaller });
    const { deposit: _none, ...paid } = smaller;
    expect(smallerBalance(paidBooking({ dues: [plainDue()] }), paid, half)).toEqual({ price: paid });
  });
});
