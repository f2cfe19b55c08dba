import type { PaymentCursor } from '@narae/contracts';
import type { Booking, bookingModel, PaymentAttempt, PaymentStatus } from '../../kernel/index.ts';

type Bookings = ReturnType<typeof bookingModel>;

/** Payments that took money; each has a settled moment. */
const charged: readonly PaymentStatus[] = ['paid', 'refund-due', 'refunded'];

export type ChargedOrder = Pick<
  Booking,
  'cart_id' | 'order_id' | 'prod_id' | 'txn_type' | 'dues' | 'refunds'
> & {
  readonly payment: PaymentAttempt;
};

const older = ({ paid_at, refno }: PaymentCursor) => {
  const at = new Date(paid_at);
  return {
    $or: [
      { 'payment.settled_at': { $lt: at } },
      { 'payment.settled_at': at, 'payment.refno': { $lt: refno } },
    ],
  };
};

export const findCharged = (
  bookings: Bookings,
  mem_id: string,
  { after, limit }: { readonly after: PaymentCursor | undefined; readonly limit: number },
): Promise<ChargedOrder[]> =>
  bookings.aggregate<ChargedOrder>([
    { $match: { mem_id, order_id: { $ne: null }, 'payments.status': { $in: charged } } },
    {
      $project: {
        _id: 0,
        cart_id: 1,
        order_id: 1,
        prod_id: 1,
        txn_type: 1,
        refunds: 1,
        'dues.due_id': 1,
        'dues.kind': 1,
        payment: '$payments',
      },
    },
    { $unwind: '$payment' },
    { $match: { 'payment.status': { $in: charged }, ...(after && older(after)) } },
    { $sort: { 'payment.settled_at': -1, 'payment.refno': -1 } },
    { $limit: limit },
  ] as never);
