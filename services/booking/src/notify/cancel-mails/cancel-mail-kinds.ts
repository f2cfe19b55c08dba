import { resolveLanTp } from '@narae/contracts/languages';
import { z } from 'zod';
import { DomainError } from '@narae/service-kit';
import { calendarTripFacts } from '../calendar/calendar-facts.rules.ts';
import { calendarForMail } from '../calendar/calendars.ts';
import type { NotifyContext } from '../context.ts';
import { type Booking, type Cancellation, findAllOf } from '../../kernel/index.ts';
import { cancelDeskMail, cancelMail } from './cancel-mail.ts';
import type { CancelMailReason } from './cancel-mail-texts.ts';
import { organiserLetter } from './organiser-cancel-mail.ts';
import { deliverMail, type Letter, type MailKind, type Unsendable } from '../delivery/deliver-mail.ts';
import { orderAndProduct } from '../parts/mail-parts.ts';

/** cancel_no 0 is the organiser's cancellation. */
const CancelFacts = z.object({ order_id: z.string(), cancel_no: z.number() });
type CancelFacts = z.infer<typeof CancelFacts>;

/** A request that was withdrawn or decided meanwhile gets its own mail. */
const reasonOf = ({ state, whole, cause }: Cancellation): CancelMailReason | null => {
  if (cause) return 'unpaid';
  if (state === 'asked') return 'requested';
  if (state === 'approved') return whole ? 'cancelled' : 'reduced';
  return state === 'rejected' ? 'rejected' : null;
};

const requestOf = ({ cancellations = [] }: Booking, { cancel_no }: CancelFacts): Cancellation | undefined =>
  cancellations.find((one) => one.cancel_no === cancel_no);

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
): Promise<Letter | Unsendable> => {
  const order = await orderAndProduct(context, facts.order_id);
  const asked = order && requestOf(order.booking, facts);
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

const kind = (
  name: 'cancel-requested' | 'cancel-rejected' | 'order-cancelled',
  ...reasons: CancelMailReason[]
): MailKind<CancelFacts> => ({
  name,
  facts: CancelFacts,
  idOf: ({ order_id, cancel_no }) => `${order_id}.${name}.${cancel_no}`,
  compose: (context, facts) => compose(context, facts, reasons),
  perMailbox: 'cancel-mails',
});

const decidedMail = kind('order-cancelled', 'cancelled', 'unpaid', 'reduced');

/** In the language of the order (REFUND-8). */
export const cancelMailKinds = {
  'cancel-requested': kind('cancel-requested', 'requested'),
  'cancel-rejected': kind('cancel-rejected', 'rejected'),
  'order-cancelled': {
    ...decidedMail,
    compose: (context: NotifyContext, facts: CancelFacts) =>
      facts.cancel_no === 0 ? organiserLetter(context, facts.order_id) : decidedMail.compose(context, facts),
  },
} as const;

export const cancelDeskMailKind: MailKind<CancelFacts> = {
  name: 'cancel-desk',
  facts: CancelFacts,
  idOf: ({ order_id, cancel_no }) => `${order_id}.cancel-desk.${cancel_no}`,
  compose: async (context, facts) => {
    const order = await orderAndProduct(context, facts.order_id);
    const asked = order && requestOf(order.booking, facts);
    if (!order || asked?.state !== 'asked') return 'mail_object_gone';
    const { deskMailbox: to, publicOrigin } = context.config;
    if (to === undefined) return 'mail_no_recipient';
    return {
      mail: cancelDeskMail({ to, ...order, asked, publicOrigin }),
      object_id: facts.order_id,
      mem_id: order.booking.mem_id,
    };
  },
  perMailbox: 'cancel-desk-mails',
};

/**
 * Sends the mail about a member's newest request to the address of the order, once however often it is called.
 * @throws DomainError order_not_found where the member never asked for a cancellation
 */
export const mailOwnRequest = async (context: NotifyContext, mem_id: string): Promise<void> => {
  const requests = (await findAllOf(context.bookings, mem_id)).flatMap(({ order_id, cancellations = [] }) =>
    order_id === null
      ? []
      : cancellations.map(({ cancel_no, asked_at }) => ({ order_id, cancel_no, asked_at })),
  );
  const newest = requests.sort((a, b) => a.asked_at.getTime() - b.asked_at.getTime()).at(-1);
  if (!newest) throw new DomainError('order_not_found');
  const { order_id, cancel_no } = newest;
  await deliverMail(context, cancelMailKinds['cancel-requested'], { order_id, cancel_no });
};
