import { DomainError } from '@narae/service-kit';
import { TxnType } from '@narae/contracts';
import type { NameReason } from '@narae/contracts/order-admin-limits';
import { convert } from '@narae/rules';
import type { OrdersContext } from '../context.ts';
import {
  changeMade,
  type Due,
  openDue,
  pinnedPolicy,
  type PlainBooking,
  adminEntry,
  changeBooking,
  findByOrder,
  type PriceSnapshot,
} from '../../kernel/index.ts';
import { changeOrder, newDue } from './change-order.ts';
import { findRate } from '../../catalog/index.ts';

/** Written as in the passport (ORDER-11). */
type NewName = NonNullable<Due['names']>[number];

/**
 * Only the names that change.
 * @throws DomainError traveller_cnt_mismatch (nobody of this order, or a person twice) | no_change
 */
const otherNames = (
  { travellers }: Pick<PlainBooking, 'travellers'>,
  names: readonly NewName[],
): NewName[] => {
  const twice = new Set(names.map(({ rv_mem_id }) => rv_mem_id)).size < names.length;
  const existing = (name: NewName) => travellers.find(({ rv_mem_id }) => rv_mem_id === name.rv_mem_id);
  if (twice || !names.every(existing)) throw new DomainError('traveller_cnt_mismatch', { field: 'names' });
  const other = names.filter((name) => existing(name)?.mem_nm !== name.mem_nm);
  if (other.length === 0) throw new DomainError('no_change', { field: 'names' });
  return other;
};

/**
 * Changes names on a paid order (REFUND-5): at once where it is free, else when the fee, a due of the order, is paid. At
 * concerts and fan meetings a change counts as a cancellation. @returns the number of the due; empty where changed already
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

interface NameCorrection extends NewName {
  readonly seen_nm: string;
  readonly reason: NameReason;
}

/**
 * An administrator's free correction of a name, also after the lock date and at a concert (REFUND-5). The audit log gets
 * the reason without the name; the order's timeline shows it.
 * @throws DomainError order_not_found | txn_type_invalid | papers_changed (the name is not the one that was seen) |
 *   traveller_cnt_mismatch | no_change | version_conflict
 */
export const correctName = async (
  context: OrdersContext,
  by: string,
  order_id: string,
  { seen_nm, reason, ...name }: NameCorrection,
): Promise<void> => {
  const find = () => findByOrder(context.bookings, order_id);
  const changed = await changeBooking(context, find, (booking, { now }) => {
    if (booking.txn_type !== TxnType.Paid && booking.txn_type !== TxnType.CancelRequested)
      throw new DomainError('txn_type_invalid');
    const person = booking.travellers.find(({ rv_mem_id }) => rv_mem_id === name.rv_mem_id);
    if (person && person.mem_nm !== seen_nm) throw new DomainError('papers_changed', { field: 'seen_nm' });
    const names = otherNames(booking, [name]);
    const changes = [
      { field: 'traveller', from: '', to: name.rv_mem_id },
      { field: 'name_reason', from: '', to: reason },
    ];
    const entry = { by, action: 'name-corrected', kind: 'booking', id: booking.cart_id, changes } as const;
    return {
      ...changeMade(booking, { names }, { by: 'desk', at: now }),
      audit: [adminEntry(context, entry)],
    };
  });
  if (!changed) throw new DomainError('order_not_found', { field: 'order_id' });
};

/** In whole units of the order's currency, and in KRW before conversion. */
interface Fee {
  readonly amount: number;
  readonly origin_amount: number;
}

/**
 * The fee for one name by the order's pinned policy (REFUND-5), in US dollars. For other currencies it is converted to KRW
 * at today's rate, and from KRW at the order's frozen rate. @throws DomainError exchange_rate_missing
 */
export const nameFee = async (context: OrdersContext, price: PriceSnapshot): Promise<Fee> => {
  const { feeUsd } = pinnedPolicy(price).name_change;
  if (feeUsd === 0) return { amount: 0, origin_amount: 0 };
  const inDollars = price.currency === 'USD';
  const won = feeUsd * (inDollars ? price.deal_bas_r : await findRate(context, 'USD'));
  return {
    amount: inDollars ? feeUsd : convert(won, price.deal_bas_r),
    origin_amount: Math.round(won),
  };
};
