import { resolveLanTp } from '@narae/contracts/languages';
import { tripFacts } from '../calendar/calendar-facts.rules.ts';
import { calendarForMail } from '../calendar/calendar-of.ts';
import { findProducts } from '../catalogue/find-products.ts';
import type { BookingContext } from '../context.ts';
import { reasonOfDeparture } from '../departure-cancel/reason-of-departure.ts';
import { chargeOf } from '../domain/charge.rules.ts';
import type { Refund } from '../domain/refund.ts';
import { findByOrder } from '../shared/booking.queries.ts';
import { cancelMail } from './cancel-mail.ts';
import type { Letter, Unsendable } from './mail-kind.ts';

/** Tells who had booked that the organiser has cancelled the departure, why, and that all they paid goes back (REFUND-8). */
export const organiserLetter = async (
  context: BookingContext,
  order_id: string,
): Promise<Letter | Unsendable> => {
  const booking = await findByOrder(context.bookings, order_id);
  const reason = booking && (await reasonOfDeparture(context, booking.prod_id));
  const [product] = booking ? await findProducts(context, [booking.prod_id]) : [];
  if (!booking || !product || !reason) return 'mail_object_gone';
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
