import { TxnType, type JoinPart } from '@narae/contracts';
import { countCompanions } from '../cart/index.ts';
import { countOpenTrips } from '../custom-travel/index.ts';
import { findAllReservationsOf } from '../events/index.ts';
import { everPaidStates, findAllOf, isGone, openStates, type PaymentStatus } from '../kernel/index.ts';
import { countWaiting } from '../waiting-list/index.ts';
import type { MembersContext } from './context.ts';

/** Money may come in, or come in anew. */
const paying: readonly PaymentStatus[] = ['started', 'authenticated', 'authorised'];

/** What a member has that would become another account's, and whether a payment of theirs is on its way (ACCOUNT-36). */
export const joinPart = async (context: MembersContext, mem_id: string): Promise<JoinPart> => {
  const bookings = await findAllOf(context.bookings, mem_id);
  const reservations = await findAllReservationsOf(context.reservations, mem_id);
  return {
    cart_cnt: bookings.filter((row) => openStates.includes(row.txn_type) && !isGone(row)).length,
    order_cnt: bookings.filter(({ txn_type }) => everPaidStates.includes(txn_type)).length,
    reservation_cnt: reservations.filter(({ state }) => state === 'reserved').length,
    waiting_cnt: await countWaiting(context, mem_id),
    custom_cnt: await countOpenTrips(context, mem_id),
    companion_cnt: await countCompanions(context, mem_id),
    paying: bookings.some(
      ({ txn_type, payments }) =>
        txn_type === TxnType.Paying || payments.some(({ status }) => paying.includes(status)),
    ),
  };
};
