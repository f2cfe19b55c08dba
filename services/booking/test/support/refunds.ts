import type { RefundCause } from '@narae/contracts';
import { planRefunds, type RefundShare } from '../../src/kernel/domain/refund-plan.rules.ts';
import type { Refund } from '../../src/kernel/booking/payment-parts.model.ts';
import { findBooking } from '../../src/kernel/booking/booking.queries.ts';
import { changeBooking } from '../../src/kernel/booking/change-booking.ts';
import type { Checkout, Order } from './checkout.ts';
import { payFor } from './paid-order.ts';
import type { PayMethod } from './pay-methods.ts';

/** An order somebody has paid for: 100 USD, or 130,000 KRW by UnionPay. */
export const paidOrder = async (
  checkout: Checkout,
  method: PayMethod,
): Promise<Order & { readonly refno: string }> =>
  payFor(checkout, await checkout.confirmed('PTOUR1', method.lanTp), method);

/** Stores the refunds of a share, as a decision does, without sending them. */
export const owe = async (
  { context }: Pick<Checkout, 'context'>,
  cart_id: string,
  share: RefundShare,
  cause: RefundCause = 'cancelled',
): Promise<void> => {
  await changeBooking(
    context,
    () => findBooking(context.bookings, cart_id),
    (booking, { now: made_at }) => ({
      set: { refunds: [...(booking.refunds ?? []), ...planRefunds(booking, share, { cause, made_at })] },
    }),
  );
};

export const refundsOf = async (checkout: Checkout, cart_id: string): Promise<Refund[]> =>
  (await checkout.booking(cart_id)).refunds ?? [];
