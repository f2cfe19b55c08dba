import { TxnType } from '@narae/contracts';
import { finishCancellation } from '../cancellations/decide-cancellation.ts';
import { findProduct } from '../../catalog/index.ts';
import {
  type Booking,
  type Change,
  changeBooking,
  dueInCheck,
  findBooking,
  type Moment,
  openBalance,
  orderStepEvent,
} from '../../kernel/index.ts';
import { checkDueAttempts } from '../../payment/index.ts';
import type { OrdersContext } from '../context.ts';
import { findDuesDue } from './due.queries.ts';
import { afterMoment, cancelledUnpaid, laterMoment, momentNow } from './unpaid-balance.rules.ts';

const atOnce = 50;

/** Delay in milliseconds while the desk decides first, or the shop cannot cancel. */
const laterMs = 3_600_000;

const changeOf = async (
  context: OrdersContext,
  booking: Booking,
  { now }: Moment,
): Promise<Change | null> => {
  const due = openBalance(booking);
  const moment = due && momentNow(due, now);
  if (!moment) return null;
  const later: Change = { set: { dues: laterMoment(booking, due, new Date(now.getTime() + laterMs)) } };
  if (moment.what === 'remind')
    return {
      set: { dues: afterMoment(booking, due, now) },
      history: [{ what: 'balance-reminder', by: 'shop', at: now, about: String(moment.days) }],
      events: [orderStepEvent('balance-reminder', booking, String(moment.days))],
    };
  // An open request is for the desk to decide; money on its way is waited for.
  if (booking.txn_type !== TxnType.Paid || dueInCheck(booking, due)) return later;
  const cancelled = cancelledUnpaid(booking, await findProduct(context, booking.prod_id), now);
  if (!cancelled) return later;
  return {
    set: cancelled.set,
    events: [orderStepEvent('cancelled', booking, String(cancelled.cancel_no))],
  };
};

/**
 * Reminds payers of open balances and cancels unpaid orders (MONEY-12); the provider is asked first about pending payments.
 * Each decision is one update; after a crash the cancellation job continues from it.
 */
export const runBalances = async (context: OrdersContext): Promise<void> => {
  const turns = context.turnsOf('a balance could not be looked after');
  await turns.each(
    await findDuesDue(context.bookings, 'balance', context.now(), turns.waiting(), atOnce),
    (cart_id) => cart_id,
    async (cart_id) => {
      const find = () => findBooking(context.bookings, cart_id);
      const booking = await find();
      if (!booking || !(await checkDueAttempts(context, booking))) return false;
      await changeBooking(context, find, (current, at) => changeOf(context, current, at));
      return finishCancellation(context, cart_id);
    },
  );
};
