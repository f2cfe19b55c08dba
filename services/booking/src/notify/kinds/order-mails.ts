import { type BookableProduct, Currency } from '@narae/contracts';
import { resolveLanTp } from '@narae/contracts/languages';
import { textIn } from '@narae/contracts/localized';
import { orderChangedV1, orderPaidV1, orderRefundedV1 } from '@narae/events';
import { formatDate, formatMoney } from '@narae/i18n/format';
import { addDays, balanceGraceDays, seoulDay } from '@narae/rules';
import { type Mail, writeMail } from '@narae/service-kit';
import { z } from 'zod';
import {
  attemptOf,
  type Due,
  dueOf,
  findByRefno,
  lastDayOf,
  openBalance,
  type PaymentAttempt,
  type PlainBooking,
  retainedPayments,
} from '../../kernel/index.ts';
import { daysText, orderAndProduct, row, toOrder } from '../mail-parts.ts';
import { mailTexts } from '../texts.ts';
import { calendarTripFacts } from '../calendar/calendar-facts.rules.ts';
import { calendarForMail } from '../calendar/calendars.ts';
import { findProducts } from '../../catalog/index.ts';
import { ticketsOf } from '../../orders/index.ts';
import { refundOf } from '../../payment/index.ts';
import type { NotifyContext } from '../context.ts';
import { type ComposedMail, mailKind, type MailKind, type Unsendable, when } from './mail-kind.ts';
import { ticketPictures } from './mail-tickets.ts';
import { orderMail, type OrderMailReason } from './order-mail.ts';

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

/** Null where another mail tells all of it: a paid move (ORDER-20). */
const paidFor = (booking: PlainBooking, { due_id }: PaymentAttempt): OrderMailReason | null => {
  const kind = due_id === undefined ? undefined : dueOf(booking, due_id)?.kind;
  if (kind === 'move') return null;
  if (due_id !== undefined) return kind ?? 'paid';
  return booking.dues?.some(({ kind }) => kind === 'balance') ? 'deposit' : 'paid';
};

/** After these, other tickets are valid than before (TICKET-1). */
const withTickets: readonly OrderMailReason[] = ['paid', 'balance', 'name-fee'];

const compose = async (
  context: NotifyContext,
  what: 'paid' | 'refunded',
  { refno, prod_id, amount, currency, refund_id }: ChargeFacts,
): Promise<ComposedMail | Unsendable> => {
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
  if (!reason) return 'mail_object_gone';
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

const BalanceFacts = z.object({ order_id: z.string(), days: z.number() });
type BalanceFacts = z.infer<typeof BalanceFacts>;

/** What a reminder of a balance says. */
interface BalanceMailFacts {
  readonly order_id: string;
  readonly days: number;
  readonly booking: Pick<PlainBooking, 'lan_tp' | 'email' | 'buyername'>;
  readonly product: Pick<BookableProduct, 'titles' | 'start_day' | 'end_day'>;
  readonly balance: Due;
  readonly publicOrigin: string;
}

export const balanceMail = ({
  order_id,
  days,
  booking,
  product,
  balance,
  publicOrigin,
}: BalanceMailFacts): Mail => {
  const lanTp = resolveLanTp(booking.lan_tp);
  const t = mailTexts(lanTp);
  const title = textIn(product.titles, lanTp);
  const by = lastDayOf(balance);
  return writeMail({
    kind: 'balance-reminder',
    to: booking.email,
    lan_tp: lanTp,
    subject: `${t('balance_subject', { count: days })} · ${title}`,
    greeting: t('greeting', { name: booking.buyername }),
    body: t('balance_body'),
    sections: [
      {
        rows: [
          ...row(t('order_number'), order_id),
          ...row(t('product'), title),
          ...row(t('date'), daysText(product, lanTp)),
        ],
      },
      {
        figures: true,
        rows: [
          {
            label: t('balance_amount'),
            values: [formatMoney(balance.amount, balance.currency, lanTp)],
            strong: true,
          },
          ...row(t('balance_by'), formatDate(by, lanTp, 'day')),
        ],
        notes: [t('balance_cancelled', { day: formatDate(addDays(by, balanceGraceDays), lanTp, 'day') })],
      },
    ],
    action: toOrder(order_id, lanTp, publicOrigin),
    closing: t('closing'),
  });
};

const composeBalance = async (
  context: NotifyContext,
  { order_id, days }: BalanceFacts,
): Promise<ComposedMail | Unsendable> => {
  const order = await orderAndProduct(context, order_id);
  const balance = order && openBalance(order.booking);
  // Paid or cancelled meanwhile.
  if (!balance) return 'mail_object_gone';
  const { booking, product } = order;
  if (booking.email === '') return 'mail_no_recipient';
  const { publicOrigin } = context.config;
  const mail = balanceMail({ order_id, days, booking, product, balance, publicOrigin });
  return { mail, object_id: order_id, mem_id: booking.mem_id };
};

const MovedFacts = z.object({ order_id: z.string(), move_no: z.number() });
type MovedFacts = z.infer<typeof MovedFacts>;

/** Of the last move, while the order stands; an earlier one has nothing to tell any more. */
const composeMoved = async (
  context: NotifyContext,
  { order_id, move_no }: MovedFacts,
): Promise<ComposedMail | Unsendable> => {
  const order = await orderAndProduct(context, order_id);
  const move = order?.booking.moves?.at(-1);
  if (!order || move?.move_no !== move_no) return 'mail_object_gone';
  const { booking, product } = order;
  const trip = calendarTripFacts(booking, product);
  const attempt = retainedPayments(booking).at(-1);
  if (!trip.stands || !booking.price || !attempt) return 'mail_object_gone';
  if (booking.email === '') return 'mail_no_recipient';
  const [left] = await findProducts(context, [move.from]);
  const tickets = await ticketsOf(context, booking, product);
  const mail = orderMail({
    kind: 'order-moved',
    reason: 'moved',
    lanTp: resolveLanTp(booking.lan_tp),
    booking,
    product,
    left: left ?? null,
    movedWhy: move.reason,
    amount: move.difference,
    currency: booking.price.currency,
    payType: attempt.pay_type,
    refno: '',
    tickets,
    publicOrigin: context.config.publicOrigin,
    today: seoulDay(context.now()),
  });
  return {
    mail: {
      ...mail,
      ...(await calendarForMail(context, trip, mail)),
      pictures: await ticketPictures(tickets),
    },
    object_id: order_id,
    mem_id: booking.mem_id,
  };
};

const aboutCharge = (
  what: 'paid' | 'refunded',
  event: typeof orderPaidV1 | typeof orderRefundedV1,
): MailKind<ChargeFacts> =>
  mailKind({
    when: [
      when('booking-order-mails', event, ({ refno, prod_id, amount, currency, ...more }) => ({
        refno,
        prod_id,
        amount,
        currency,
        ...('refund_id' in more && { refund_id: more.refund_id }),
      })),
    ],
    facts: ChargeFacts,
    idOf: ({ refno, refund_id }) => [refno, what, ...(refund_id === undefined ? [] : [refund_id])].join('.'),
    compose: (context, facts) => compose(context, what, facts),
  });

/** To the buyer, in the order's language. */
export const orderMails = {
  /** A payment (ORDER-8). */
  'order-paid': aboutCharge('paid', orderPaidV1),
  /** With the reason (ORDER-8, REFUND-1). */
  'order-refunded': aboutCharge('refunded', orderRefundedV1),
  /** Another departure, with its tickets and calendar entry (ORDER-20). */
  'order-moved': mailKind({
    when: [
      when('booking-order-mails', orderChangedV1, ({ what, order_id, about }) =>
        what === 'moved' ? { order_id, move_no: Number(about) } : null,
      ),
    ],
    facts: MovedFacts,
    idOf: ({ order_id, move_no }) => `${order_id}.moved.${move_no}`,
    compose: composeMoved,
  }),
  /** Some days before the balance is due (MONEY-12). */
  'balance-reminder': mailKind({
    when: [
      when('booking-balance-mails', orderChangedV1, ({ what, order_id, about }) =>
        what === 'balance-reminder' ? { order_id, days: Number(about) } : null,
      ),
    ],
    facts: BalanceFacts,
    idOf: ({ order_id, days }) => `${order_id}.balance-reminder.${days}`,
    compose: composeBalance,
  }),
};
