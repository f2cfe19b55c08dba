import { TxnType } from '@narae/contracts';
import { giveBackHold } from '../../inventory/index.ts';
import {
  attemptMoves,
  attemptOf,
  type Booking,
  changeBooking,
  endsPaying,
  findByRefno,
  moveAttempt,
  noHold,
  paymentEvent,
} from '../../kernel/index.ts';
import type { PaymentContext } from '../context.ts';

/**
 * The provider declined, or the shopper turned back there. The order waits for another try and its seats go
 * back, unless another attempt is still open. The seats go first: should the process die in between, the
 * provider repeats its report and finds the rest still to be done.
 */
export const failPayment = async (
  context: PaymentContext,
  refno: string,
  how: 'declined' | 'closed',
  rescode: string,
): Promise<void> => {
  const find = () => findByRefno(context.bookings, refno);
  const booking = await find();
  const known = booking && attemptOf(booking, refno);
  if (!known || !attemptMoves[known.status].includes(how)) return;
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
