import { resolveLanTp } from '@narae/contracts/languages';
import { tripFacts } from '../calendar/calendar-facts.rules.ts';
import { calendarForMail } from '../calendar/calendar-of.ts';
import type { BookingContext } from '../context.ts';
import { reasonOfDeparture } from '../departure-cancel/reason-of-departure.ts';
import { chargeOf } from '../domain/charge.rules.ts';
import type { Refund } from '../domain/refund.ts';
import { cancelMail } from './cancel-mail.ts';
import type { Letter, Unsendable } from './mail-kind.ts';
import { orderAndProduct } from './order-and-product.ts';

/** Tells who had booked that the organiser has cancelled the departure, why, and that all they paid goes back (REFUND-8). */
export const organiserLetter = async (
  context: BookingContext,
  order_id: string,
): Promise<Letter | Unsendable> => {
  const order = await orderAndProduct(context, order_id);
  const reason = order && (await reasonOfDeparture(context, order.booking.prod_id));
  if (!reason) return 'mail_object_gone';
  const { booking, product } = order;
  if (booking.email === '') return 'mail_no_recipient';
  const rows = (cause: Refund['cause']) =>
    (booking.refunds ?? [])
      .filter((refund) => refund.cause === cause)
      .map(({ amount, reqcur }) => chargeOf(amount, reqcur));
  const mail = cancelMail({
    reason: 'organiser',
    lanTp: resolveLanTp(booking.lan_tp),
    booking,
    product,
    travellers: [],
    written: { organiser: reason },
    pct: 100,
    sums: rows('organiser-cancelled').map(({ amount, currency }) => ({
      currency,
      charged: amount,
      refunded: amount,
      kept: 0,
    })),
    extra: rows('compensation'),
    publicOrigin: context.config.publicOrigin,
  });
  const calendar = await calendarForMail(context, tripFacts(booking, product), mail);
  return { mail: { ...mail, ...calendar }, object_id: order_id, mem_id: booking.mem_id };
};
