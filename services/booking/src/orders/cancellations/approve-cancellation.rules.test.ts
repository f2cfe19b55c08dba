import {
  agreedAt as now,
  paidBooking,
  plainAttempt,
  plainBooking,
  plainDue,
  plainPrice,
  plainRefund,
  plainRequest,
  plainTraveller,
} from '../../../test/support/plain-booking.ts';
import { tour } from '../../../test/support/products.ts';
import { approvalOf } from './cancellation.rules.ts';

const request = plainRequest();
const order = paidBooking({
  cancellations: [request],
  refunds: [plainRefund({ cause: 'compensation', refno: null })],
});

test('a whole order is cancelled, with the refunds of the terms it was asked for on', () => {
  const due = plainDue({ kind: 'extras' });
  const { set, removed } = approvalOf({ ...order, dues: [due] }, tour, request, {
    now,
    by: 'ADMIN',
    answer: 'yes',
  })!;
  expect(removed).toEqual([]);
  expect(set).toEqual({
    txn_type: 'R',
    dues: [{ ...due, state: 'void', settled_at: now, check_at: null }],
    refunds: [
      order.refunds![0],
      expect.objectContaining({
        refund_id: 'ORDER1-2',
        cause: 'cancelled',
        cancel_no: 1,
        made_at: now,
        amount: '90.00',
      }),
    ],
    cancellations: [{ ...request, state: 'approved', decided_at: now, decided_by: 'ADMIN', answer: 'yes' }],
    seats_due_at: now,
  });
});

test('nobody is named where the shop decided by itself', () => {
  const { set } = approvalOf({ ...order, refunds: undefined as never }, tour, request, { now, answer: '' })!;
  expect(set.cancellations?.[0]).not.toHaveProperty('decided_by');
  expect(set.refunds).toHaveLength(1);
});

describe('some of the travellers', () => {
  const part = plainRequest({ whole: false, rv_mem_ids: ['RV2'], share: { part: 100, of: 200 } });
  const file = {
    mem_file_id: 'F2',
    mem_type: 'adult' as const,
    sort_order: 2,
    file_type: '1' as const,
  } as (typeof order.files)[number];
  const two = paidBooking({
    party: { adult_cnt: 2, teen_cnt: 0, children_cnt: 0, child_cnt: 0 },
    travellers: [plainTraveller(), plainTraveller({ rv_mem_id: 'RV2', sort_order: 2 })],
    files: [file],
    price: { ...plainPrice, total: 200, cost: 200, origin_cost: 260_000 },
    payments: [plainAttempt({ status: 'paid', reqamt: '200.00' })],
    cancellations: [part],
  });

  it('leave a smaller order that is paid, and their documents', () => {
    const { set, removed } = approvalOf(two, tour, part, { now, answer: '' })!;
    expect(removed).toEqual([file]);
    expect(set).toMatchObject({
      txn_type: 'P',
      party: { adult_cnt: 1 },
      travellers: [{ rv_mem_id: 'RV1' }],
      price: { total: 100, cost: 100, origin_cost: 130_000 },
      refunds: [{ amount: '90.00' }],
      cancellations: [{ state: 'approved' }],
      seats_due_at: now,
    });
    expect(set).not.toHaveProperty('dues');
    expect(set).not.toHaveProperty('removed');
  });

  it('may leave a package, which was judged when it was asked for', () => {
    const trip = { ...tour, package_cnt: 2 };
    const options = [
      { opt_code: 'PHOTO', participant_cnt: 1, origin_price: 0 } as (typeof two.options)[number],
    ];
    const approval = approvalOf({ ...two, options }, trip, part, { now, answer: '' });
    expect(approval?.set.options).toEqual(options);
  });

  it('take the change away that was made for the larger party', () => {
    const change = plainDue({
      kind: 'extras',
      extras: { party: two.party, options: [], rooms: [], price: two.price },
    });
    const { set } = approvalOf({ ...two, dues: [change] }, tour, part, { now, answer: '' })!;
    expect(set.dues).toMatchObject([{ state: 'void' }]);
  });

  it('owe a smaller balance', () => {
    const price = {
      ...two.price,
      deposit: { pct: 30, balance_by: '2026-11-20', amount: 60, origin_amount: 78_000 },
    };
    const payments = [plainAttempt({ status: 'paid', reqamt: '60.00' })];
    const dues = [plainDue({ amount: 140, origin_amount: 182_000 })];
    const { set } = approvalOf({ ...two, price, payments, dues }, tour, part, { now, answer: '' })!;
    expect(set.price?.deposit).toMatchObject({ amount: 30, origin_amount: 39_000 });
    expect(set.dues).toMatchObject([{ amount: 70, origin_amount: 91_000 }]);
  });

  it('cannot be taken from an order that does not have them, or has no price', () => {
    const other = plainRequest({ whole: false, rv_mem_ids: ['RV9'] });
    expect(approvalOf(two, tour, other, { now, answer: '' })).toBeNull();
    expect(approvalOf({ ...plainBooking(), price: null }, tour, part, { now, answer: '' })).toBeNull();
  });
});
