import { TxnType } from '@narae/contracts';
import type { PaymentContext } from '../context.ts';
import { settleClaim, uncountPaid } from '../../inventory/index.ts';
import {
  attemptOf,
  balanceDue,
  type Booking,
  changeBooking,
  changeMade,
  decidedDues,
  dueOf,
  findByRefno,
  type Moment,
  moveAttempt,
  nextDueId,
  noHold,
  paymentEvent,
  seatsOf,
  wasChanged,
} from '../../kernel/index.ts';
import { whyNotKept } from './refund-reason.rules.ts';
import { giveBackPayment } from './give-back-payment.ts';
import { paysFor } from './pays-for.rules.ts';

/** How often settling starts again because the booking changed meanwhile. */
const attempts = 5;

/**
 * Finishes a payment the provider has taken: the held seats become the order's own, new ones are taken where
 * the hold was lost, and where there are none, or the order is paid already, the money goes back. May be
 * called again at any point, by a repeated notification or after a crash; each step happens once (SEAT-4, REFUND-1).
 * @param known the booking as it was written a moment ago; saves reading it again
 */
export const settlePayment = async (
  context: PaymentContext,
  refno: string,
  known: Booking | null = null,
): Promise<void> => {
  for (let turn = 0; turn < attempts; turn += 1) {
    const booking: Booking | null = turn === 0 && known ? known : await findByRefno(context.bookings, refno);
    const attempt = booking && attemptOf(booking, refno);
    if (!booking || attempt?.status !== 'authorised') return;
    if (!paysFor(booking, attempt)) return giveBackPayment(context, refno, whyNotKept(booking, attempt));
    if (attempt.due_id !== undefined) {
      if (await markDuePaid(context, booking, refno)) return;
      continue;
    }
    const { cart_id, prod_id, hold_expires_at: until } = booking;
    if (!(await settleClaim(context, { cart_id, prod_id, seats: seatsOf(booking), until }))) {
      return giveBackPayment(context, refno, 'seats-lost');
    }
    if (await markPaid(context, booking, refno)) return uncountPaid(context, booking);
  }
};

const markPaid = async (context: PaymentContext, known: Booking, refno: string): Promise<boolean> => {
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
  return wasChanged(await changeBooking(context, find, decide, known));
};

/** A due needs no seats: that it is paid and what it changes are one update (ORDER-15). */
const markDuePaid = async (context: PaymentContext, known: Booking, refno: string): Promise<boolean> => {
  const find = () => findByRefno(context.bookings, refno);
  const decide = (booking: Booking, { now }: Moment) => {
    const attempt = attemptOf(booking, refno);
    const due = attempt?.due_id === undefined ? undefined : dueOf(booking, attempt.due_id);
    if (!attempt || !due || !paysFor(booking, attempt)) return null;
    const payments = moveAttempt(booking, refno, 'paid', { settled_at: now, check_at: null });
    if (!payments) return null;
    const change = changeMade(booking, due, { by: 'member', at: now });
    return {
      ...change,
      set: { ...change.set, payments, dues: decidedDues(booking, due.due_id, 'paid', now) },
      events: [paymentEvent('paid', booking, attempt), ...change.events],
    };
  };
  return wasChanged(await changeBooking(context, find, decide, known));
};
