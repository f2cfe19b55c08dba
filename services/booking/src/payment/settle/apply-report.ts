import { TxnType } from '@narae/contracts';
import { isDuplicateKey } from '@narae/service-kit';
import { findProducts } from '../../catalog/index.ts';
import {
  finishMove,
  finishSeatsDue,
  giveBackHold,
  holdExtras,
  holdForMove,
  type MoveHold,
  outlasts,
  settleClaim,
  uncountPaid,
} from '../../inventory/index.ts';
import {
  type AgreedBooking,
  attemptMoves,
  attemptOf,
  type Booking,
  changeBooking,
  endsPaying,
  findByRefno,
  moveAttempt,
  noHold,
  paymentEvent,
  balanceDue,
  changeMade,
  decidedDues,
  type Due,
  dueOf,
  type Moment,
  type Move,
  moveMade,
  movingTo,
  nextDueId,
  wantedOf,
  wasChanged,
  wasCharged,
} from '../../kernel/index.ts';
import type { PaymentContext } from '../context.ts';
import { returnReason } from './refund-reason.rules.ts';
import { giveBackPayment } from './give-back-payment.ts';
import { paysFor } from './pays-for.rules.ts';
import type { PaymentReport } from '../providers/provider.ts';

/**
 * After a decline or a return the seats go back, unless another attempt is open. They go first: after a crash
 * the provider's repeated report finds the rest undone.
 */
export const failPayment = async (
  context: PaymentContext,
  refno: string,
  how: 'declined' | 'closed',
  rescode: string,
): Promise<void> => {
  const find = () => findByRefno(context.bookings, refno);
  const booking = await find();
  const existing = booking && attemptOf(booking, refno);
  if (!existing || !attemptMoves[existing.status].includes(how)) return;
  if (endsPaying(booking, refno)) await giveBackHold(context, booking);
  const decide = (current: Booking) => {
    const attempt = attemptOf(current, refno);
    const payments = moveAttempt(current, refno, how, {
      rescode,
      settled_at: context.now(),
      check_at: null,
    });
    if (!attempt || !payments) return null;
    const ended = endsPaying(current, refno) ? { ...noHold, txn_type: TxnType.Confirmed } : {};
    return {
      set: { payments, ...ended },
      events: [paymentEvent('payment-failed', current, attempt)],
    };
  };
  await changeBooking(context, find, decide, booking);
};

/** Tries when the booking changes meanwhile. */
const attempts = 5;

/**
 * Settles seats and order; the money goes back where no seats are left, or the order is paid already.
 * Repeatable at any point: each step happens once (SEAT-4, REFUND-1).
 * @param existing the booking as written a moment ago, to save a read
 */
export const settlePayment = async (
  context: PaymentContext,
  refno: string,
  existing: Booking | null = null,
): Promise<void> => {
  for (let turn = 0; turn < attempts; turn += 1) {
    const booking: Booking | null =
      turn === 0 && existing ? existing : await findByRefno(context.bookings, refno);
    const attempt = booking && attemptOf(booking, refno);
    if (!booking || attempt?.status !== 'authorised') return;
    if (!paysFor(booking, attempt)) return giveBackPayment(context, refno, returnReason(booking, attempt));
    const due = attempt.due_id === undefined ? undefined : dueOf(booking, attempt.due_id);
    if (due?.move) {
      const hold = await holdNewSeats(context, booking, due.move);
      if (!hold) return giveBackPayment(context, refno, 'change-over');
      if (await markDuePaid(context, booking, refno, hold)) return settleMove(context, booking, due);
      continue;
    }
    if (due) {
      const added = due.extras && (await holdExtras(context, booking, due.extras));
      if (added && 'short' in added) return giveBackPayment(context, refno, 'change-over');
      if (await markDuePaid(context, booking, refno)) return settleExtras(context, booking);
      continue;
    }
    const { cart_id, prod_id, hold_expires_at: until } = booking;
    if (!(await settleClaim(context, { cart_id, prod_id, ...wantedOf(booking), until }))) {
      return giveBackPayment(context, refno, 'seats-lost');
    }
    if (await markPaid(context, booking, refno)) return uncountPaid(context, booking);
  }
};

const markPaid = async (context: PaymentContext, existing: Booking, refno: string): Promise<boolean> => {
  const find = () => findByRefno(context.bookings, refno);
  const decide = (booking: Booking, { now }: Moment) => {
    const attempt = attemptOf(booking, refno);
    if (!attempt || !paysFor(booking, attempt)) return null;
    const payments = moveAttempt(booking, refno, 'paid', { settled_at: now, check_at: null });
    if (!payments) return null;
    const balance = balanceDue(booking, nextDueId(booking), now);
    return {
      set: {
        ...noHold,
        payments,
        txn_type: TxnType.Paid,
        open: false,
        ...(balance && { dues: [...(booking.dues ?? []), balance] }),
      },
      events: [paymentEvent('paid', booking, attempt)],
    };
  };
  return wasChanged(await changeBooking(context, find, decide, existing));
};

/** The seats the payment held, or others where that hold was lost (ORDER-20); null where none are to be had. */
const holdNewSeats = async (
  context: PaymentContext,
  booking: AgreedBooking<Booking>,
  { prod_id, price }: Move,
): Promise<MoveHold | null> => {
  const [departure] = await findProducts(context, [prod_id]);
  if (!departure || departure.cancelled_at) return null;
  const { cart_id, mem_id } = booking;
  const hold = await holdForMove(context, {
    cart_id,
    mem_id,
    prod_id,
    ...wantedOf({ ...booking, price }),
  });
  return 'left' in hold ? null : hold;
};

/** The claim takes over the extras that were held for it (SEAT-9). */
const settleExtras = async (context: PaymentContext, { cart_id }: Booking): Promise<void> => {
  await finishSeatsDue(context, cart_id);
};

const settleMove = async (
  context: PaymentContext,
  booking: AgreedBooking<Booking>,
  due: Due,
): Promise<void> => {
  await finishMove(context, booking.cart_id);
  const there = movingTo(booking, due);
  if (there?.hold_started_at) await uncountPaid(context, there);
};

/** Payment and change are one update (ORDER-15). @param hold the seats of a move at its new departure */
const markDuePaid = async (
  context: PaymentContext,
  existing: Booking,
  refno: string,
  hold?: MoveHold,
): Promise<boolean> => {
  const find = () => findByRefno(context.bookings, refno);
  const decide = (booking: Booking, { now }: Moment) => {
    const attempt = attemptOf(booking, refno);
    const due = attempt?.due_id === undefined ? undefined : dueOf(booking, attempt.due_id);
    if (!attempt || !due || !paysFor(booking, attempt)) return null;
    const payments = moveAttempt(booking, refno, 'paid', { settled_at: now, check_at: null });
    if (!payments) return null;
    if (due.move && !(hold && outlasts(hold, now))) return null;
    const done = { by: 'member', at: now } as const;
    const change =
      due.move && hold
        ? moveMade(booking, due.move, { ...done, held_until: hold.until })
        : changeMade(booking, due, done);
    return {
      ...change,
      set: { ...change.set, payments, dues: decidedDues(booking, due.due_id, 'paid', now) },
      events: [paymentEvent('paid', booking, attempt), ...change.events],
    };
  };
  return wasChanged(await changeBooking(context, find, decide, existing));
};

/**
 * Acts on a confirmed, compared report. Once `authorised` is stored, the recovery job finishes after a crash
 * (PAY-11). @param existing the booking the report was compared with, to save a read
 * @returns false for a second payment of one reference, or one transaction for two references
 */
export const applyReport = async (
  context: PaymentContext,
  report: PaymentReport,
  existing: Booking | null = null,
): Promise<boolean> => {
  if (report.standing === 'pending') return true;
  if (report.standing !== 'paid') {
    await failPayment(context, report.refno, report.standing, report.rescode);
    return true;
  }
  const booking = await authorise(context, report, existing);
  if (!booking) return false;
  await settlePayment(context, report.refno, booking);
  return true;
};

/** Repeatable. @returns the booking afterwards; null when the report does not fit */
export const authorise = async (
  context: PaymentContext,
  { refno, transid, rescode }: PaymentReport,
  existing: Booking | null = null,
): Promise<Booking | null> => {
  const find = () => findByRefno(context.bookings, refno);
  let fits = false;
  try {
    const changed = await changeBooking(
      context,
      find,
      (booking) => {
        const attempt = attemptOf(booking, refno);
        const charged = attempt && wasCharged(attempt);
        const elsewhere = booking.payments.some((item) => item.refno !== refno && item.transid === transid);
        fits = attempt !== undefined && !elsewhere && (!charged || attempt.transid === transid);
        const payments = fits
          ? moveAttempt(booking, refno, 'authorised', { transid, rescode, check_at: context.now() })
          : null;
        const transids = payments?.flatMap((item) => item.transid ?? []);
        return payments && { set: { payments, transids } };
      },
      existing,
    );
    return fits && changed ? changed.after : null;
  } catch (error) {
    if (isDuplicateKey(error)) return null;
    throw error;
  }
};
