import {
  paidBooking,
  plainAttempt,
  plainDue,
  plainPrice,
  plainRequest,
} from '../../../test/support/plain-booking.ts';
import { tour } from '../../../test/support/products.ts';
import { afterMoment, cancelledUnpaid, laterMoment, momentNow } from './unpaid-balance.rules.ts';

const at = (iso: string): Date => new Date(iso);
// The last day is 2 December: reminders on 25 and 29 November and 1 December, cancelled with the end of 5 December.
const due = plainDue({ due_by: at('2026-12-02T15:00:00Z'), check_at: at('2026-11-25T01:00:00Z') });

test('of the moments that have come the last counts', () => {
  expect(momentNow(due, at('2026-11-25T00:59:59Z'))).toBeUndefined();
  expect(momentNow(due, at('2026-11-25T01:00:00Z'))).toMatchObject({ what: 'remind', days: 7 });
  expect(momentNow(due, at('2026-11-30T00:00:00Z'))).toMatchObject({ what: 'remind', days: 3 });
  expect(momentNow(due, at('2026-12-05T15:00:00Z'))).toMatchObject({ what: 'cancel' });
});

test('a moment that was dealt with does not come again', () => {
  const later = { ...due, check_at: at('2026-11-29T01:00:00Z') };
  expect(momentNow(later, at('2026-11-26T00:00:00Z'))).toBeUndefined();
  expect(momentNow({ ...due, check_at: null }, at('2026-12-09T00:00:00Z'))).toBeUndefined();
});

test('after a moment the next one is looked at, of this due alone', () => {
  const other = plainDue({ due_id: 'ORDER1-D2' });
  const dues = [other, due];
  expect(afterMoment({ dues }, due, at('2026-11-25T01:00:00Z'))).toEqual([
    other,
    { ...due, check_at: at('2026-11-29T01:00:00Z') },
  ]);
  const later = at('2026-11-26T01:00:00Z');
  expect(laterMoment({ dues }, due, later)).toEqual([other, { ...due, check_at: later }]);
  expect(afterMoment({}, due, later)).toEqual([]);
  expect(laterMoment({}, due, later)).toEqual([]);
});

describe('an order whose balance was not paid', () => {
  const deposit = { pct: 30, balance_by: '2026-12-02', amount: 30, origin_amount: 39_000 };
  const order = paidBooking({
    price: { ...plainPrice, deposit },
    payments: [plainAttempt({ status: 'paid', reqamt: '30.00' })],
    dues: [due],
  });
  const now = at('2026-12-05T15:00:00Z');

  it('is cancelled by the shop on the terms of this day', () => {
    const made = cancelledUnpaid(order, tour, now);
    expect(made?.cancel_no).toBe(1);
    expect(made?.set).toMatchObject({
      txn_type: 'R',
      dues: [{ state: 'void' }],
      refunds: [{ amount: '30.00' }],
    });
    expect(made?.set.cancellations).toEqual([
      {
        cancel_no: 1,
        state: 'approved',
        cause: 'balance-unpaid',
        whole: true,
        rv_mem_ids: ['RV1'],
        reason: '',
        pct: 100,
        sums: [{ currency: 'USD', charged: 30, refunded: 30, kept: 0 }],
        asked_at: now,
        decided_at: now,
        answer: '',
      },
    ]);
  });

  it('numbers the request on', () => {
    const earlier = plainRequest({ state: 'rejected' });
    const made = cancelledUnpaid({ ...order, cancellations: [earlier] }, tour, now);
    expect(made?.cancel_no).toBe(2);
    expect(made?.set.cancellations?.map(({ state }) => state)).toEqual(['rejected', 'approved']);
  });

  it('stays where nothing can be quoted any more', () => {
    expect(cancelledUnpaid({ ...order, price: null }, tour, now)).toBeNull();
  });
});
