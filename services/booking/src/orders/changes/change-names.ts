import { DomainError } from '@narae/service-kit';
import type { OrdersContext } from '../context.ts';
import { changeMade, type Due, openDue, pinnedPolicy, type PlainBooking } from '../../kernel/index.ts';
import { changeOrder } from './change-order.ts';
import { nameFee } from './name-fee.ts';
import { newDue } from './new-due.ts';

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
  context: OrdersContext,
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
    const due = newDue(context, { booking, product }, now, {
      kind: 'name-fee',
      amount: fee.amount * names.length,
      origin_amount: fee.origin_amount * names.length,
      names,
    });
    return { set: { dues: [...(booking.dues ?? []), due] } };
  });
  return openDue(after)?.due_id ?? '';
};
