import { orderChangedV1 } from '@narae/events';
import { resolveLanTp } from '@narae/contracts/languages';
import { z } from 'zod';
import { calendarTripFacts } from '../calendar/calendar-facts.rules.ts';
import { calendarForMail } from '../calendar/calendars.ts';
import type { NotifyContext } from '../context.ts';
import {
  type Booking,
  type Cancellation,
  type Charged,
  chargeOf,
  type PlainBooking,
  type Refund,
} from '../../kernel/index.ts';
import { reasonOfDeparture } from '../../orders/index.ts';
import { orderAndProduct } from '../mail-parts.ts';
import { cancelMail, type CancelMailReason } from './cancel-mail.ts';
import { type ComposedMail, mailKind, type MailKind, type Unsendable, when } from './mail-kind.ts';

/** cancel_no 0 is the organiser's cancellation. */
export const CancelFacts = z.object({ order_id: z.string(), cancel_no: z.number() });
export type CancelFacts = z.infer<typeof CancelFacts>;

/** A request that was withdrawn or decided meanwhile gets its own mail. */
const reasonOf = ({ state, whole, cause }: Cancellation): CancelMailReason | null => {
  if (cause) return 'unpaid';
  if (state === 'asked') return 'requested';
  if (state === 'approved') return whole ? 'cancelled' : 'reduced';
  return state === 'rejected' ? 'rejected' : null;
};

export const cancellationOf = (
  { cancellations = [] }: Booking,
  { cancel_no }: CancelFacts,
): Cancellation | undefined => cancellations.find((one) => one.cancel_no === cancel_no);

/** Those to be cancelled; afterwards those who still travel. */
const namesOf = ({ travellers }: Booking, { whole, state, rv_mem_ids }: Cancellation): string[] =>
  whole
    ? []
    : travellers
        .filter(({ rv_mem_id }) => state === 'approved' || rv_mem_ids.includes(rv_mem_id))
        .map(({ mem_nm }) => mem_nm);

const compose = async (
  context: NotifyContext,
  facts: CancelFacts,
  reasons: readonly CancelMailReason[],
): Promise<ComposedMail | Unsendable> => {
  const order = await orderAndProduct(context, facts.order_id);
  const asked = order && cancellationOf(order.booking, facts);
  const reason = asked && reasonOf(asked);
  if (!reason || !reasons.includes(reason)) return 'mail_object_gone';
  const { booking, product } = order;
  // A member who left has no address.
  if (booking.email === '') return 'mail_no_recipient';
  const lanTp = resolveLanTp(booking.lan_tp);
  const mail = cancelMail({
    reason,
    lanTp,
    booking,
    product,
    travellers: namesOf(booking, asked),
    written: { reason: asked.reason, answer: asked.answer ?? '' },
    pct: asked.pct,
    sums: asked.sums,
    extra: [],
    publicOrigin: context.config.publicOrigin,
  });
  const moves = reason === 'cancelled' || reason === 'unpaid' || reason === 'reduced';
  const calendar = moves ? await calendarForMail(context, calendarTripFacts(booking, product), mail) : {};
  return { mail: { ...mail, ...calendar }, object_id: facts.order_id, mem_id: booking.mem_id };
};

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
const composeOrganiserMail = async (
  context: NotifyContext,
  order_id: string,
): Promise<ComposedMail | Unsendable> => {
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

/** The step of an order that asks for the mail; `about` is the request's number. */
export const cancelling = (steps: readonly string[]) =>
  when('booking-cancel-mails', orderChangedV1, ({ order_id, what, about }): CancelFacts | null => {
    const cancel_no = about === '' ? 0 : Number(about);
    return steps.includes(what) && Number.isInteger(cancel_no) ? { order_id, cancel_no } : null;
  });

type CancelMailName = 'cancel-requested' | 'cancel-rejected' | 'order-cancelled';

const kind = (
  name: CancelMailName,
  steps: readonly string[],
  reasons: readonly CancelMailReason[],
): MailKind<CancelFacts> =>
  mailKind({
    when: [cancelling(steps)],
    facts: CancelFacts,
    idOf: ({ order_id, cancel_no }) => `${order_id}.${name}.${cancel_no}`,
    compose: (context, facts) =>
      facts.cancel_no === 0 && name === 'order-cancelled'
        ? composeOrganiserMail(context, facts.order_id)
        : compose(context, facts, reasons),
    perMailbox: 'cancel-mails',
  });

/** To the buyer, in the language of the order (REFUND-8). */
export const cancelMails = {
  'cancel-requested': kind('cancel-requested', ['cancel-requested'], ['requested']),
  'cancel-rejected': kind('cancel-rejected', ['cancel-rejected'], ['rejected']),
  'order-cancelled': kind(
    'order-cancelled',
    ['cancelled', 'party-changed', 'organiser-cancelled'],
    ['cancelled', 'unpaid', 'reduced'],
  ),
};
