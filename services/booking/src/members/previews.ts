import {
  type LanTp,
  type LeavePreviewBooking,
  type TripAhead,
  TxnType,
  type JoinPart,
} from '@narae/contracts';
import { textIn } from '@narae/contracts/localized';
import { addMonths, seoulDay } from '@narae/rules';
import { countCompanions } from '../cart/index.ts';
import { findProducts } from '../catalog/index.ts';
import { countOpenTrips } from '../custom-travel/index.ts';
import { findAllReservationsOf } from '../events/index.ts';
import { everPaidStates, findAllOf, isGone, openStates, type PaymentStatus } from '../kernel/index.ts';
import { countMyWaiting } from '../waiting-list/index.ts';
import type { MembersContext } from './context.ts';
import { isTripAhead } from './erase-member.ts';

/** Contracts and payments are kept by law (DOC-9). */
const retentionMonths = 60;

/** Counts what `eraseMember` would end or erase, and changes nothing (ACCOUNT-11). */
export const previewLeaving = async (
  context: MembersContext,
  { mem_id, lanTp }: { readonly mem_id: string; readonly lanTp: LanTp },
): Promise<LeavePreviewBooking> => {
  const bookings = await findAllOf(context.bookings, mem_id);
  const products = await findProducts(
    context,
    bookings.map(({ prod_id }) => prod_id),
  );
  const now = context.now();
  const trips = bookings.flatMap((booking): TripAhead[] => {
    const product = products.find(({ prod_id }) => prod_id === booking.prod_id);
    if (!product || !isTripAhead(booking, product, now)) return [];
    const { start_day, end_day: last_day } = product;
    return [{ order_id: booking.order_id ?? '', title: textIn(product.titles, lanTp), start_day, last_day }];
  });
  const reservations = await findAllReservationsOf(context.reservations, mem_id);
  const paid = bookings.filter(({ txn_type }) => everPaidStates.includes(txn_type));
  const lastMoney = paid
    .flatMap(({ payments, refunds = [] }) => [...payments, ...refunds])
    .flatMap(({ settled_at }) => (settled_at ? [settled_at.getTime()] : []));
  return {
    trips,
    cart_cnt: bookings.filter((row) => openStates.includes(row.txn_type) && !isGone(row)).length,
    reservation_cnt: reservations.filter(({ state }) => state === 'reserved').length,
    waiting_cnt: await countMyWaiting(context, mem_id),
    custom_cnt: await countOpenTrips(context, mem_id),
    papers_cnt: [...bookings, ...reservations].reduce((sum, { files }) => sum + files.length, 0),
    companion_cnt: await countCompanions(context, mem_id),
    order_cnt: paid.length,
    kept_until:
      lastMoney.length === 0 ? null : addMonths(seoulDay(new Date(Math.max(...lastMoney))), retentionMonths),
  };
};

/** States in which money may still come in. */
const paying: readonly PaymentStatus[] = ['started', 'authenticated', 'authorised'];

/** What a join would move, and whether a payment is under way (ACCOUNT-36). */
export const joinPart = async (context: MembersContext, mem_id: string): Promise<JoinPart> => {
  const bookings = await findAllOf(context.bookings, mem_id);
  const reservations = await findAllReservationsOf(context.reservations, mem_id);
  return {
    cart_cnt: bookings.filter((row) => openStates.includes(row.txn_type) && !isGone(row)).length,
    order_cnt: bookings.filter(({ txn_type }) => everPaidStates.includes(txn_type)).length,
    reservation_cnt: reservations.filter(({ state }) => state === 'reserved').length,
    waiting_cnt: await countMyWaiting(context, mem_id),
    custom_cnt: await countOpenTrips(context, mem_id),
    companion_cnt: await countCompanions(context, mem_id),
    paying: bookings.some(
      ({ txn_type, payments }) =>
        txn_type === TxnType.Paying || payments.some(({ status }) => paying.includes(status)),
    ),
  };
};
