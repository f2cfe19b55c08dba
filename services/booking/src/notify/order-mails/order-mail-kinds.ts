import { Currency } from '@narae/contracts';
import { resolveLanTp } from '@narae/contracts/languages';
import { seoulDay } from '@narae/rules';
import { z } from 'zod';
import { type PlainBooking, attemptOf, dueOf, findByRefno, type PaymentAttempt } from '../../kernel/index.ts';
import type { OrderMailReason } from './order-mail-texts.ts';
import { calendarTripFacts } from '../calendar/calendar-facts.rules.ts';
import { calendarForMail } from '../calendar/calendars.ts';
import { findProducts } from '../../catalog/index.ts';
import { ticketsOf } from '../../orders/index.ts';
import { refundOf } from '../../payment/index.ts';
import type { NotifyContext } from '../context.ts';
import type { Letter, MailKind, Unsendable } from '../delivery/deliver-mail.ts';
import { ticketPictures } from './mail-tickets.ts';
import { orderMail } from './order-mail.ts';

/** What was paid or refunded under which reference; whole units. */
const ChargeFacts = z.object({
  refno: z.string(),
  prod_id: z.string(),
  amount: z.number(),
  currency: Currency,
  /** Of a refund; absent in those from before refunds had numbers. */
  refund_id: z.string().optional(),
});
type ChargeFacts = z.infer<typeof ChargeFacts>;

const reasonOf = (
  booking: PlainBooking,
  { refund_reason = 'cancelled' }: PaymentAttempt,
  refund_id = '',
): OrderMailReason => {
  const refund = refundOf(booking, refund_id);
  if (!refund || refund.cause === 'automatic') return refund?.reason ?? refund_reason;
  if (refund.cause === 'changed' || refund.cause === 'organiser-cancelled') return refund.cause;
  const whole = booking.cancellations?.find(({ cancel_no }) => cancel_no === refund.cancel_no)?.whole ?? true;
  return whole ? 'cancelled' : 'part-cancelled';
};

const paidFor = (booking: PlainBooking, { due_id }: PaymentAttempt): OrderMailReason => {
  if (due_id !== undefined) return dueOf(booking, due_id)?.kind ?? 'paid';
  return booking.dues?.some(({ kind }) => kind === 'balance') ? 'deposit' : 'paid';
};

/** After these, other tickets are valid than before (TICKET-1). */
const withTickets: readonly OrderMailReason[] = ['paid', 'balance', 'name-fee'];

const compose = async (
  context: NotifyContext,
  what: 'paid' | 'refunded',
  { refno, prod_id, amount, currency, refund_id }: ChargeFacts,
): Promise<Letter | Unsendable> => {
  const booking = await findByRefno(context.bookings, refno);
  const [product] = await findProducts(context, [prod_id]);
  const attempt = booking && attemptOf(booking, refno);
  if (!attempt || !product) return 'mail_object_gone';
  const trip = calendarTripFacts(booking, product);
  // The trip is not confirmed any more.
  if (what === 'paid' && !trip.stands) return 'mail_object_gone';
  // A member who left has no address.
  if (booking.email === '') return 'mail_no_recipient';
  const reason = what === 'paid' ? paidFor(booking, attempt) : reasonOf(booking, attempt, refund_id);
  const lanTp = resolveLanTp(booking.lan_tp);
  const { publicOrigin } = context.config;
  const today = seoulDay(context.now());
  const charge = { amount, currency, payType: attempt.pay_type, refno };
  const tickets = withTickets.includes(reason) ? await ticketsOf(context, booking, product) : [];
  const mail = orderMail({
    kind: `order-${what}`,
    reason,
    lanTp,
    booking,
    product,
    ...charge,
    tickets,
    publicOrigin,
    today,
  });
  // A double payment goes back while the trip stands: the calendar does not change.
  const calendar = what === 'paid' || !trip.stands ? await calendarForMail(context, trip, mail) : {};
  return {
    mail: { ...mail, ...calendar, pictures: await ticketPictures(tickets) },
    object_id: booking.order_id ?? booking.cart_id,
    mem_id: booking.mem_id,
  };
};

const kind = (what: 'paid' | 'refunded'): MailKind<ChargeFacts> => ({
  name: `order-${what}`,
  facts: ChargeFacts,
  idOf: ({ refno, refund_id }) => [refno, what, ...(refund_id === undefined ? [] : [refund_id])].join('.'),
  compose: (context, facts) => compose(context, what, facts),
});

/** To the buyer (ORDER-8). */
export const orderPaidMail = kind('paid');

/** To the buyer, with the reason (ORDER-8, REFUND-1). */
export const orderRefundedMail = kind('refunded');
