import { firstRefundSchedules } from '@narae/rules';
import {
  agreedAt as now,
  paidBooking,
  plainDue,
  plainPrice,
  plainRefund,
  plainRequest,
} from '../../../test/support/plain-booking.ts';
import { organiserCancelled } from './organiser-refunds.rules.ts';

test('all that is charged goes back, and what was open is over', () => {
  const due = plainDue({ kind: 'extras' });
  expect(organiserCancelled(paidBooking({ dues: [due] }), 'ADMIN', now)).toEqual({
    txn_type: 'R',
    dues: [{ ...due, state: 'void', settled_at: now, check_at: null }],
    refunds: [expect.objectContaining({ amount: '100.00', cause: 'organiser-cancelled', made_at: now })],
    seats_due_at: now,
  });
});

test('a performance adds a tenth of what is charged for those who still travel', () => {
  const price = { ...plainPrice, refund_schedule: firstRefundSchedules.performance };
  const refunds = [plainRefund({ cause: 'changed' })];
  const { refunds: after } = organiserCancelled(paidBooking({ price, refunds }), 'ADMIN', now);
  expect(after?.map(({ cause, amount, state }) => [cause, amount, state])).toEqual([
    ['changed', '30.00', 'due'],
    ['organiser-cancelled', '70.00', 'due'],
    ['compensation', '7.00', 'by-hand'],
  ]);
  expect(after?.[2]?.made_at).toBe(now);
});

test('an order without a price is compensated for nothing', () => {
  const { refunds } = organiserCancelled({ ...paidBooking(), price: null }, 'ADMIN', now);
  expect(refunds).toHaveLength(1);
});

test('an open request is granted whole', () => {
  const request = plainRequest({ cancel_no: 2, whole: false, pct: 70 });
  const rejected = plainRequest({ state: 'rejected' });
  const { cancellations } = organiserCancelled(
    paidBooking({ txn_type: 'PR', cancellations: [rejected, request] }),
    'ADMIN',
    now,
  );
  expect(cancellations).toEqual([
    rejected,
    {
      ...request,
      state: 'approved',
      whole: true,
      pct: 100,
      sums: [{ currency: 'USD', charged: 100, refunded: 100, kept: 0 }],
      decided_at: now,
      decided_by: 'ADMIN',
    },
  ]);
});
