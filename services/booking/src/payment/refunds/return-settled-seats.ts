import type { PaymentContext } from '../context.ts';
import { claimOf, releaseClaim } from '../../inventory/index.ts';
import { paidStates, type PlainBooking } from '../../kernel/index.ts';

/**
 * Frees seats that were settled for a payment which will not be kept; those of a paid order, or of another
 * payment that waits to be settled, are its own. May be called again after a crash.
 */
export const returnSettledSeats = async (
  context: PaymentContext,
  { cart_id, prod_id, txn_type, payments }: PlainBooking,
  refno: string,
): Promise<void> => {
  const another = payments.some((one) => one.refno !== refno && one.status === 'authorised');
  if (another || paidStates.includes(txn_type)) return;
  const claim = await claimOf(context, { cart_id, prod_id });
  if (claim?.status === 'paid') await releaseClaim(context, { cart_id, prod_id }, { paidToo: true });
};
