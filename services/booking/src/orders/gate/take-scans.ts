import type { GateAnswer, LanTp, ScanOutcome, GateScan } from '@narae/contracts';
import { textIn } from '@narae/contracts/localized';
import { readTicket, typedTicketNo, type ReadTicket } from '@narae/rules';
import { findProducts, findProduct } from '../../catalog/index.ts';
import type { OrdersContext } from '../context.ts';
import { ticketPublicKeys } from '../tickets/tickets.ts';
import { checkedInWith, isGenuine } from '../tickets/tickets.rules.ts';
import { gateGuest, isPaid, type NumberedGuest } from './gate.view.ts';
import { findGateProducts, type GateContext, loadGuests } from './gate-lists.ts';
import {
  adminEntry,
  type Booking,
  type Change,
  changeBooking,
  type CheckIn,
  findBooking,
  moveCount,
  orderStepEvent,
} from '../../kernel/index.ts';

/** Bounds the document: scans have no limit of their own. */
const CHECK_INS_PER_TICKET = 20;

type Departure = GateAnswer['departure'];

type Judgement =
  | { readonly guest: NumberedGuest }
  | { readonly outcome: Exclude<ScanOutcome, 'ok' | 'second'>; readonly departure: Departure };

const not = (outcome: Exclude<ScanOutcome, 'ok' | 'second'>, departure: Departure = null): Judgement => ({
  outcome,
  departure,
});

const codeJudge = async (
  context: GateContext & Pick<OrdersContext, 'ticketKeys'>,
  prod_id: string,
  lanTp: LanTp,
): Promise<(code: string) => Promise<Judgement>> => {
  const guests = await loadGuests(context, [prod_id]);
  const keys = await ticketPublicKeys(context);
  const withNumber = (list: readonly NumberedGuest[], ticket_no: string): NumberedGuest | undefined =>
    list.find((guest) => guest.ticket_no === ticket_no);
  const named = async (other: string): Promise<Departure> => {
    const [product] = await findProducts(context, [other]);
    if (!product) return null;
    return { prod_id: other, prod_title: textIn(product.titles, lanTp), ymd_format: product.start_day };
  };

  const judgeTicket = async (ticket: ReadTicket): Promise<Judgement> => {
    if (!isGenuine(ticket, keys)) return not('bad-signature');
    const isOther = ticket.prod_id !== prod_id;
    const list = isOther ? await loadGuests(context, [ticket.prod_id]) : guests;
    const guest = withNumber(list, ticket.ticket_no);
    // Signed, but the number is not valid any more: cancelled, removed, renamed or moved (TICKET-1).
    if (!guest) return not('void');
    return isOther ? not('wrong-departure', await named(ticket.prod_id)) : { guest };
  };

  let read: Promise<readonly NumberedGuest[]> | null = null;
  const guestsOfTheseDays = async (): Promise<readonly NumberedGuest[]> =>
    loadGuests(
      context,
      (await findGateProducts(context)).map((product) => product.prod_id),
    );

  /** A typed number does not tell its departure: the departures of these days are searched. */
  const judgeNumber = async (ticket_no: string): Promise<Judgement> => {
    const guest = withNumber(guests, ticket_no);
    if (guest) return { guest };
    const elsewhere = withNumber(await (read ??= guestsOfTheseDays()), ticket_no);
    return elsewhere ? not('wrong-departure', await named(elsewhere.order.prod_id)) : not('unknown');
  };

  return async (code) => {
    const ticket = readTicket(code);
    return ticket ? judgeTicket(ticket) : judgeNumber(typedTicketNo(code));
  };
};

/** Null where the ticket was shown often enough. */
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

const admits = (booking: Booking, { order, traveller }: NumberedGuest): boolean =>
  isPaid(booking) &&
  booking.prod_id === order.prod_id &&
  moveCount(booking) === moveCount(order) &&
  booking.travellers.some(
    ({ rv_mem_id, mem_nm }) => rv_mem_id === traveller.rv_mem_id && mem_nm === traveller.mem_nm,
  );

/** For a repeated scan whose device admitted somebody before our answer came; null where nothing is new. */
const lateConflict = (booking: Booking, { scan_id, told }: GateScan): Change | null => {
  const { check_ins = [] } = booking;
  const isNew = (scan: CheckIn): boolean =>
    scan.scan_id === scan_id && scan.outcome === 'second' && told === 'ok' && !scan.conflict;
  return check_ins.some(isNew)
    ? { set: { check_ins: check_ins.map((scan) => (isNew(scan) ? { ...scan, conflict: true } : scan)) } }
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
 * Checks somebody in, or records a repeated ticket, in one update of the order: of two gates one is first, and a scan that
 * is sent twice counts once (TICKET-4). @returns null where the order stopped admitting meanwhile
 * @throws DomainError version_conflict
 */
const recordScan = async (
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
      const stored = admits(booking, guest) ? scanOf(booking, guest, scan, { by, now }) : null;
      return stored && changeFor(context, booking, stored);
    },
  );
  return changed && admits(changed.after, guest) ? changed.after : null;
};

const rejected = (
  { scan_id }: GateScan,
  { outcome, departure }: Extract<Judgement, { outcome: unknown }>,
) => ({
  scan_id,
  outcome,
  guest: null,
  departure,
  conflict: false,
});

/**
 * Judges scans in the order in which the device made them, late ones of an offline device as well (TICKET-4).
 * @throws DomainError product_not_found, version_conflict
 */
export const takeScans = async (
  context: OrdersContext,
  prod_id: string,
  scans: readonly GateScan[],
  { by, lanTp }: { readonly by: string; readonly lanTp: LanTp },
): Promise<GateAnswer[]> => {
  await findProduct(context, prod_id);
  const judge = await codeJudge(context, prod_id, lanTp);
  const answers: GateAnswer[] = [];
  for (const scan of scans) {
    const judged = await judge(scan.code);
    if ('outcome' in judged) {
      answers.push(rejected(scan, judged));
      continue;
    }
    const order = await recordScan(context, judged.guest, scan, by);
    if (!order) {
      answers.push(rejected(scan, { outcome: 'void', departure: null }));
      continue;
    }
    const stored = order.check_ins?.find(({ scan_id }) => scan_id === scan.scan_id);
    answers.push({
      scan_id: scan.scan_id,
      outcome: stored?.outcome ?? 'second',
      guest: gateGuest({ ...judged.guest, order }),
      departure: null,
      conflict: stored?.conflict ?? false,
    });
  }
  return answers;
};
