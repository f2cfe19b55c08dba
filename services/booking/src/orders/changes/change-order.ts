import type { BookableProduct, ChangeStop, ErrorKey } from '@narae/contracts';
import { DomainError } from '@narae/service-kit';
import { findProduct } from '../../catalog/index.ts';
import {
  type AgreedBooking,
  type Booking,
  type Change,
  changeBooking,
  type Changed,
  findOwn,
  fittingDues,
  isAgreed,
  type Moment,
  openDue,
} from '../../kernel/index.ts';
import type { OrdersContext } from '../context.ts';
import { changeStop } from './change-stop.rules.ts';

/** A paid order of the caller that may be changed now. */
export interface Changeable {
  readonly booking: Booking & AgreedBooking;
  readonly product: BookableProduct;
}

const stops: Readonly<Record<ChangeStop, ErrorKey>> = {
  locked: 'change_locked',
  'cancel-asked': 'change_cancel_open',
  cancelled: 'txn_type_invalid',
};

/**
 * The order as it may be changed: paid, not about to be cancelled, before its lock date, no other change waiting (ORDER-14). One
 * that can no longer be made is over.
 * @throws DomainError txn_type_invalid | change_cancel_open | change_locked | change_open | product_not_found
 */
export const assertChangeable = async (
  context: OrdersContext,
  found: Booking,
  now: Date,
): Promise<Changeable> => {
  const booking = found.dues ? { ...found, dues: fittingDues(found, now) } : found;
  if (!isAgreed(booking)) throw new DomainError('txn_type_invalid');
  const product = await findProduct(context, booking.prod_id);
  const stop = changeStop(booking, product, now);
  if (stop) throw new DomainError(stops[stop]);
  if (openDue(booking)) throw new DomainError('change_open');
  return { booking, product };
};

/**
 * Changes a paid order of the caller in one conditional update, as it is by then (ARCH-4).
 * @throws DomainError order_not_found, version_conflict, and those of `assertChangeable`
 */
export const changeOrder = async (
  context: OrdersContext,
  mem_id: string,
  order_id: string,
  decide: (order: Changeable, at: Moment) => Promise<Change>,
): Promise<Changed> => {
  const find = () => findOwn(context.bookings, mem_id, { order_id });
  const changed = await changeBooking(context, find, async (booking, at) => {
    const order = await assertChangeable(context, booking, at.now);
    const { dues } = order.booking;
    const change = await decide(order, at);
    return dues ? { ...change, set: { dues, ...change.set } } : change;
  });
  if (!changed) throw new DomainError('order_not_found', { field: 'order_id' });
  return changed;
};
