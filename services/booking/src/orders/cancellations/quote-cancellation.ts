import type { CancelQuote } from '@narae/contracts';
import { DomainError } from '@narae/service-kit';
import { findProduct } from '../../catalog/index.ts';
import { findOwn, type PlainBooking, transitions } from '../../kernel/index.ts';
import type { OrdersContext } from '../context.ts';
import { quoteCancel, type Quoted } from '../cancel-terms/cancel-quote.rules.ts';
import { readSettings } from './change-settings.ts';

/** Whose order, and the travellers who are not to travel; the whole order where none are named. */
export interface CancelAddress {
  readonly mem_id: string;
  readonly order_id: string;
  readonly rv_mem_ids?: readonly string[] | undefined;
}

/** The quote of an order as it is. @throws DomainError cancel_*, invalid_value, product_not_found */
export const quoteAt = async (
  context: OrdersContext,
  booking: PlainBooking,
  { rv_mem_ids }: Pick<CancelAddress, 'rv_mem_ids'>,
  now: Date,
): Promise<Quoted> => {
  const product = await findProduct(context, booking.prod_id);
  const { automatic } = await readSettings(context);
  const quoted = quoteCancel(booking, product, { now, rv_mem_ids, automatic });
  if ('error' in quoted) throw new DomainError(quoted.error, { field: quoted.field });
  return quoted;
};

/**
 * What cancelling one of the member's orders, or some of its travellers, means now and at every later step (REFUND-2).
 * @throws DomainError order_not_found, txn_type_invalid (it is not paid, or a request is open), cancel_*, invalid_value
 */
export const quoteCancellation = async (
  context: OrdersContext,
  { mem_id, order_id, rv_mem_ids }: CancelAddress,
): Promise<CancelQuote> => {
  const booking = await findOwn(context.bookings, mem_id, { order_id });
  if (!booking) throw new DomainError('order_not_found', { field: 'order_id' });
  if (transitions[booking.txn_type]['request-cancel'] === undefined)
    throw new DomainError('txn_type_invalid', { field: 'order_id' });
  return (await quoteAt(context, booking, { rv_mem_ids }, context.now())).quote;
};
