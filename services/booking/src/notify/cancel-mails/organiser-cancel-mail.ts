import { resolveLanTp } from '@narae/contracts/languages';
import { calendarTripFacts } from '../calendar/calendar-facts.rules.ts';
import { calendarForMail } from '../calendar/calendars.ts';
import type { NotifyContext } from '../context.ts';
import { type Charged, chargeOf, type PlainBooking, type Refund } from '../../kernel/index.ts';
import { reasonOfDeparture } from '../../orders/index.ts';
import { cancelMail } from './cancel-mail.ts';
import type { Letter, Unsendable } from '../delivery/deliver-mail.ts';
import { orderAndProduct } from '../parts/mail-parts.ts';

const sumsOf = ({ refunds = [] }: Pick<PlainBooking, 'refunds'>, cause: Refund['cause']): Charged[] => {
  const rows = refunds
    .filter((refund) => refund.cause === cause)
    .map(({ amount, reqcur }) => chargeOf(amount, reqcur));
  return [...new Set(rows.map(({ currency }) => currency))].map((currency) => ({
    currency,
    amount: rows.reduce((sum, row) => (row.currency === currency ? sum + row.amount : sum), 0),
  }));
};

/** The departure is cancelled, why, and that all payments go back (REFUND-8). */
export const organiserLetter = async (
  context: NotifyContext,
  order_id: string,
): Promise<Letter | Unsendable> => {
  const order = await orderAndProduct(context, order_id);
  const reason = order && (await reasonOfDeparture(context, order.booking.prod_id));
  if (!reason) return 'mail_object_gone';
  const { booking, product } = order;
  if (booking.email === '') return 'mail_no_recipient';
  const mail = cancelMail({
    reason: 'organiser',
    lanTp: resolveLanTp(booking.lan_tp),
    booking,
    product,
    travellers: [],
    written: { organiser: reason },
    pct: 100,
    sums: sumsOf(booking, 'organiser-cancelled').map(({ amount, currency }) => ({
      currency,
      charged: amount,
      refunded: amount,
      kept: 0,
    })),
    extra: sumsOf(booking, 'compensation'),
    publicOrigin: context.config.publicOrigin,
  });
  const calendar = await calendarForMail(context, calendarTripFacts(booking, product), mail);
  return { mail: { ...mail, ...calendar }, object_id: order_id, mem_id: booking.mem_id };
};
