import { TxnType } from '@narae/contracts';
import {
  agreedAt,
  paidBooking,
  plainAttempt,
  plainDue,
  plainPrice,
  plainTraveller,
} from '../../../test/support/plain-booking.ts';
import type { PaymentAttempt } from '../booking/payment-parts.model.ts';
import {
  decidedDues,
  dueInCheck,
  dueOf,
  duesOver,
  dueSums,
  duesWithoutNames,
  fittingDues,
  isOver,
  isPayable,
  madeChange,
  nextDueId,
  openDue,
  renamed,
  stillFits,
} from './due.rules.ts';

const party = { adult_cnt: 1, teen_cnt: 0, children_cnt: 0, child_cnt: 0 };
const extras = { party, options: [], rooms: [], price: plainPrice };
const balance = plainDue({ check_at: agreedAt });
const change = plainDue({ due_id: 'ORDER1-D2', kind: 'extras', extras, check_at: agreedAt });
const names = [{ rv_mem_id: 'RV1', mem_nm: 'LEE NARA' }];
const naming = plainDue({ due_id: 'ORDER1-D3', kind: 'name-fee', names });

test('the change that waits is open and no balance', () => {
  expect(openDue({ dues: [balance, { ...change, state: 'paid' }, naming] })).toBe(naming);
  expect(openDue({ dues: [balance] })).toBeUndefined();
  expect(openDue({})).toBeUndefined();
  expect(dueOf({ dues: [balance, change] }, 'ORDER1-D2')).toBe(change);
  expect(dueOf({}, 'ORDER1-D2')).toBeUndefined();
});

test('a due is charged by its own sums', () => {
  expect(dueSums(balance)).toEqual({
    currency: 'USD',
    total: 70,
    origin_cost: 91_000,
    origin_option: 0,
    origin_hotel: 0,
  });
});

describe('a due fits the order', () => {
  it('that has its travellers and its party still', () => {
    expect(stillFits(paidBooking(), balance)).toBe(true);
    expect(stillFits(paidBooking(), naming)).toBe(true);
    expect(stillFits(paidBooking(), change)).toBe(true);
    const two = [plainTraveller(), plainTraveller({ rv_mem_id: 'RV2', sort_order: 2 })];
    expect(stillFits(paidBooking({ travellers: two }), naming)).toBe(true);
    const gone = [...names, { rv_mem_id: 'RV2', mem_nm: 'X' }];
    expect(stillFits(paidBooking(), { ...naming, names: gone })).toBe(false);
    for (const field of ['adult_cnt', 'teen_cnt', 'children_cnt', 'child_cnt'] as const)
      expect(stillFits(paidBooking({ party: { ...party, [field]: 3 } }), change)).toBe(false);
  });

  it('and may be paid while it is open and the order is paid', () => {
    expect(isPayable(paidBooking(), balance)).toBe(true);
    expect(isPayable(paidBooking(), { ...balance, state: 'void' })).toBe(false);
    expect(isPayable(paidBooking({ txn_type: TxnType.CancelRequested }), balance)).toBe(false);
    expect(isPayable(paidBooking({ party: { ...party, teen_cnt: 1 } }), change)).toBe(false);
  });
});

describe('a change that the order no longer fits', () => {
  const other = paidBooking({ party: { ...party, teen_cnt: 1 }, dues: [balance, change] });

  it('is over', () => {
    expect(fittingDues(other, agreedAt)).toEqual([
      balance,
      { ...change, state: 'void', settled_at: agreedAt, check_at: null },
    ]);
  });

  it('stays while its payment is being checked, and one that fits stays', () => {
    const payments = [plainAttempt({ status: 'authorised', due_id: change.due_id })];
    expect(fittingDues({ ...other, payments }, agreedAt)).toEqual([balance, change]);
    expect(fittingDues(paidBooking({ dues: [balance, change] }), agreedAt)).toEqual([balance, change]);
    expect(fittingDues(paidBooking(), agreedAt)).toEqual([]);
  });
});

test('the time for a change is over with its moment, that for a balance never', () => {
  const due_by = agreedAt;
  expect(isOver({ kind: 'extras', due_by }, new Date(agreedAt.getTime() - 1))).toBe(false);
  expect(isOver({ kind: 'extras', due_by }, agreedAt)).toBe(true);
  expect(isOver({ kind: 'balance', due_by }, new Date(agreedAt.getTime() + 1))).toBe(false);
});

test.each<[Partial<PaymentAttempt>, boolean]>([
  [{ status: 'authorised' }, true],
  [{ status: 'authenticated' }, true],
  [{ checking_since: agreedAt }, true],
  [{}, false],
  [{ status: 'paid' }, false],
  [{ status: 'declined', checking_since: agreedAt }, false],
  [{ status: 'authorised', due_id: 'ORDER1-D9' }, false],
])('a payment of %j for an open due is being checked: %s', (over, checked) => {
  const attempt = plainAttempt({ due_id: balance.due_id, ...over });
  expect(dueInCheck({ payments: [attempt] }, balance)).toBe(checked ? attempt : undefined);
  expect(dueInCheck({ payments: [attempt] }, { ...balance, state: 'paid' })).toBeUndefined();
  expect(dueInCheck({ payments: [attempt] }, undefined)).toBeUndefined();
});

test('of several payments in check the last counts', () => {
  const attempt = plainAttempt({ due_id: balance.due_id, status: 'authorised' });
  const other = { ...attempt, refno: 'TRIP2' };
  expect(dueInCheck({ payments: [attempt, other] }, balance)).toBe(other);
});

describe('travellers with other names', () => {
  const second = plainTraveller({ rv_mem_id: 'RV2', sort_order: 2, mem_nm: 'LIN MEI' });
  const order = paidBooking({ party: { ...party, adult_cnt: 2 }, travellers: [plainTraveller(), second] });

  it("take the buyer's along where it is the lead traveller's", () => {
    expect(renamed(order, names)).toEqual({
      travellers: [{ ...plainTraveller(), mem_nm: 'LEE NARA' }, second],
      buyername: 'LEE NARA',
    });
    const other = renamed({ ...order, buyername: 'OLD' }, [{ rv_mem_id: 'RV2', mem_nm: 'LIN' }]);
    expect(other.buyername).toBe('KIM NARA');
    expect(renamed({ ...order, travellers: [], buyername: 'OLD' }, names).buyername).toBe('OLD');
  });

  it('are what a change makes of the order, or its choice with the price', () => {
    expect(madeChange(order, naming)).toEqual(renamed(order, names));
    expect(madeChange(order, change)).toEqual({ options: [], rooms: [], price: plainPrice });
    expect(madeChange(order, balance)).toEqual({});
  });
});

describe('dues that are decided', () => {
  it('keep their names no longer, and the others stay', () => {
    const { names: _names, ...bare } = naming;
    expect(decidedDues({ dues: [balance, naming, change] }, 'ORDER1-D3', 'paid', agreedAt)).toEqual([
      balance,
      { ...bare, state: 'paid', settled_at: agreedAt, check_at: null },
      change,
    ]);
    expect(decidedDues({ dues: [naming] }, 'ORDER1-D1', 'void', agreedAt)).toEqual([naming]);
    expect(decidedDues({ dues: [balance] }, 'ORDER1-D9', 'void', agreedAt)[0]).not.toHaveProperty('names');
    expect(decidedDues({}, 'ORDER1-D1', 'void', agreedAt)).toEqual([]);
  });

  it('are those of a cancelled order that were open', () => {
    const paid = plainDue({ state: 'paid' });
    expect(duesOver({ dues: [paid, balance] }, agreedAt)).toEqual([
      paid,
      { ...balance, state: 'void', settled_at: agreedAt, check_at: null },
    ]);
    expect(duesOver({}, agreedAt)).toEqual([]);
  });

  it('of a member who left have amounts and no names', () => {
    const { names: _names, ...bare } = naming;
    expect(duesWithoutNames([naming, plainDue({ state: 'paid', check_at: agreedAt })])).toEqual([
      { ...bare, state: 'void', check_at: null },
      plainDue({ state: 'paid', check_at: null }),
    ]);
  });
});

test('dues are numbered on', () => {
  expect(nextDueId(paidBooking({ dues: [balance] }))).toBe('ORDER1-D2');
  expect(nextDueId(paidBooking())).toBe('ORDER1-D1');
  expect(nextDueId({ order_id: null, cart_id: 'CART1' })).toBe('CART1-D1');
});
