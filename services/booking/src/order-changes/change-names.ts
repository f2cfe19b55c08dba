import { DomainError } from '@narae/service-kit';
import type { BookingContext } from '../context.ts';
import { pinnedPolicy } from '../domain/booking-price.rules.ts';
import type { Due, PlainBooking } from '../domain/booking.ts';
import { nextDueId, openDue } from '../domain/due.rules.ts';
import { changeMade } from '../shared/order-change.events.ts';
import { changeOrder, type Changeable } from './change-order.ts';
import { dueBy } from './due-terms.rules.ts';
import { nameFee } from './name-fee.ts';

/** A traveller's name as it is to be, written as in the passport (ORDER-11). */
export type NewName = NonNullable<Due['names']>[number];

/**
 * Those of the names that are other than before.
 * @throws DomainError traveller_cnt_mismatch (nobody of this order, or a person twice) | no_change
 */
export const otherNames = (
  { travellers }: Pick<PlainBooking, 'travellers'>,
  names: readonly NewName[],
): NewName[] => {
  const twice = new Set(names.map(({ rv_mem_id }) => rv_mem_id)).size < names.length;
  const known = (name: NewName) => travellers.find(({ rv_mem_id }) => rv_mem_id === name.rv_mem_id);
  if (twice || !names.every(known)) throw new DomainError('traveller_cnt_mismatch', { field: 'names' });
  const other = names.filter((name) => known(name)?.mem_nm !== name.mem_nm);
  if (other.length === 0) throw new DomainError('no_change', { field: 'names' });
  return other;
};

/**
 * Changes names of travellers of a paid order (REFUND-5): at once where it costs nothing, else when the fee, a due of the order, is
 * paid. At a concert or fan meeting it is not possible: it counts as a cancellation.
 * @returns the number of the due; empty where the names are changed already
 * @throws DomainError name_change_cancels, exchange_rate_missing, changes_most, and those of `otherNames` and `changeOrder`
 */
export const changeNames = async (
  context: BookingContext,
  mem_id: string,
  order_id: string,
  wanted: readonly NewName[],
): Promise<string> => {
  const { after } = await changeOrder(context, mem_id, order_id, async ({ booking, product }, { now }) => {
    if (pinnedPolicy(booking.price).name_change.countsAsCancellation)
      throw new DomainError('name_change_cancels', { field: 'names' });
    const names = otherNames(booking, wanted);
    const fee = await nameFee(context, booking.price);
    if (fee.amount === 0) return changeMade(booking, { names }, { by: 'member', at: now });
    const due = newDue({ booking, product }, now, {
      kind: 'name-fee',
      amount: fee.amount * names.length,
      origin_amount: fee.origin_amount * names.length,
      names,
    });
    return { set: { dues: [...(booking.dues ?? []), due] } };
  });
  return openDue(after)?.due_id ?? '';
};

/** As many changes that cost something as an order takes, paid or taken back: whoever needs more writes to the desk. */
const mostDues = 20;

/** A due of an order as it is now. @throws DomainError changes_most */
export const newDue = (
  { booking, product }: Changeable,
  now: Date,
  what: Pick<Due, 'kind' | 'amount' | 'origin_amount' | 'names' | 'extras'>,
): Due => {
  if ((booking.dues?.length ?? 0) >= mostDues) throw new DomainError('changes_most');
  return {
    ...what,
    due_id: nextDueId(booking),
    state: 'open',
    currency: booking.price.currency,
    made_at: now,
    due_by: dueBy(product, now),
    check_at: dueBy(product, now),
  };
};
