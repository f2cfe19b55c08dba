import type { GateScan } from '@narae/contracts';
import type { OrdersContext } from '../context.ts';
import {
  adminEntry,
  type Booking,
  type Change,
  changeBooking,
  CHECK_INS_PER_TICKET,
  type CheckIn,
  findBooking,
  orderStepEvent,
} from '../../kernel/index.ts';
import { checkedInWith } from '../tickets/check-in.rules.ts';
import { isPaid, type NumberedGuest } from './gate-guest.view.ts';

/** What is to be written for a scan of a ticket that admits; null where there are enough. */
const scanOf = (
  booking: Booking,
  { traveller, ticket_no }: NumberedGuest,
  { scan_id, at, gate, how, told }: GateScan,
  { by, now }: { readonly by: string; readonly now: Date },
): CheckIn | null => {
  const shown = (booking.check_ins ?? []).filter((scan) => scan.ticket_no === ticket_no);
  const first = checkedInWith(booking, ticket_no);
  if (first && shown.length >= CHECK_INS_PER_TICKET) return null;
  return {
    scan_id,
    rv_mem_id: traveller.rv_mem_id,
    ticket_no,
    outcome: first ? 'second' : 'ok',
    at: new Date(Math.min(Date.parse(at), now.getTime())),
    received_at: now,
    gate,
    how,
    by,
    ...(first && told === 'ok' && { conflict: true }),
  };
};

/** Whether the order still admits whom the list named: it is paid, and the traveller is there under this name. */
const admits = (booking: Booking, { traveller }: NumberedGuest): boolean =>
  isPaid(booking) &&
  booking.travellers.some(
    ({ rv_mem_id, mem_nm }) => rv_mem_id === traveller.rv_mem_id && mem_nm === traveller.mem_nm,
  );

/**
 * A scan that is known already, where the device says now that it let somebody in meanwhile: our answer came too late
 * for it, and was another one. Null where nothing is new.
 */
const lateConflict = (booking: Booking, { scan_id, told }: GateScan): Change | null => {
  const { check_ins = [] } = booking;
  const isNews = (scan: CheckIn): boolean =>
    scan.scan_id === scan_id && scan.outcome === 'second' && told === 'ok' && !scan.conflict;
  return check_ins.some(isNews)
    ? { set: { check_ins: check_ins.map((scan) => (isNews(scan) ? { ...scan, conflict: true } : scan)) } }
    : null;
};

const changeFor = (context: OrdersContext, booking: Booking, scan: CheckIn): Change => {
  const set = { check_ins: [...(booking.check_ins ?? []), scan] };
  if (scan.outcome === 'second') return { set };
  const { by, rv_mem_id, at } = scan;
  const changes = [{ field: 'rv_mem_id', from: '', to: rv_mem_id }];
  return {
    set,
    events: [orderStepEvent('checked-in', booking, rv_mem_id)],
    history: [{ what: 'checked-in', by: 'desk', at, about: rv_mem_id }],
    audit: [adminEntry(context, { by, action: 'checked-in', kind: 'booking', id: booking.cart_id, changes })],
  };
};

/**
 * Checks somebody in, or keeps that their ticket was shown again, in one update of their order: of two gates at once one
 * was first, and a scan that is sent twice counts once (TICKET-4).
 * @returns the order afterwards; null where it stopped admitting anybody meanwhile
 * @throws DomainError version_conflict
 */
export const recordScan = async (
  context: OrdersContext,
  guest: NumberedGuest,
  scan: GateScan,
  by: string,
): Promise<Booking | null> => {
  const changed = await changeBooking(
    context,
    () => findBooking(context.bookings, guest.order.cart_id),
    (booking, { now }) => {
      if (booking.check_ins?.some(({ scan_id }) => scan_id === scan.scan_id))
        return lateConflict(booking, scan);
      const kept = admits(booking, guest) ? scanOf(booking, guest, scan, { by, now }) : null;
      return kept && changeFor(context, booking, kept);
    },
  );
  return changed && admits(changed.after, guest) ? changed.after : null;
};
