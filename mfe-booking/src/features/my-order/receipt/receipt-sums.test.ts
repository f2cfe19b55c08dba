import type { MyOrder } from '@narae/contracts';
import { paidOrder } from '../../../../test/bookings.ts';
import { receiptSums } from './receipt-sums.ts';

const [payment] = paidOrder().payments as [MyOrder['payments'][number]];
const refund: MyOrder['refunds'][number] = {
  refund_id: 'R1',
  cause: 'cancelled',
  reason: null,
  state: 'due',
  amount: 90,
  currency: 'USD',
  refno: 'TRIP1',
  refund_refno: 'TRIP1R1',
  made_at: '2026-11-22T03:00:00.000Z',
  settled_at: '',
};

test('what goes back is taken off what came in, currency by currency', () => {
  const payments = [payment, { ...payment, refno: 'TRIP2', currency: 'KRW' as const, amount: 130_000 }];
  expect(receiptSums({ payments, refunds: [refund] })).toEqual([
    { currency: 'USD', paid: 100, refunded: 90 },
    { currency: 'KRW', paid: 130_000, refunded: 0 },
  ]);
});

test('a payment that is being checked has not come in, and a compensation is no refund of it', () => {
  const payments = [payment, { ...payment, refno: 'TRIP2', state: 'checking' as const }];
  const refunds = [refund, { ...refund, cause: 'compensation' as const, amount: 10 }];
  expect(receiptSums({ payments, refunds })).toEqual([{ currency: 'USD', paid: 100, refunded: 90 }]);
});
