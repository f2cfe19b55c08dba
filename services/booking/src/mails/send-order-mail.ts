import type { Currency } from '@narae/contracts';
import { resolveLanTp } from '@narae/contracts/languages';
import { seoulDay } from '@narae/rules';
import { findProducts } from '../catalogue/find-products.ts';
import type { BookingContext } from '../context.ts';
import { attemptOf } from '../domain/attempt-state.rules.ts';
import { findByRefno } from '../shared/booking.queries.ts';
import { orderMail } from './order-mail.ts';

/** Name of the consumer that sends the mails; its backlog is that of the mails. */
export const orderMailConsumer = 'booking-order-mails';

/** What was paid or refunded under which reference. */
export interface ChargeFacts {
  readonly refno: string;
  readonly prod_id: string;
  readonly amount: number;
  readonly currency: Currency;
}

/**
 * Writes to the buyer that an order is paid, or why money went back, in the order's language (ORDER-8, REFUND-1).
 * A repeat carries the same id, by which the mail server knows it.
 */
export const sendOrderMail = async (
  context: BookingContext,
  what: 'paid' | 'refunded',
  { refno, prod_id, amount, currency }: ChargeFacts,
): Promise<void> => {
  const booking = await findByRefno(context.bookings, refno);
  const [product] = await findProducts(context, [prod_id]);
  // A member who withdrew meanwhile left no address.
  const attempt = booking && attemptOf(booking, refno);
  if (!attempt || !product || booking.email === '') return;
  const reason = what === 'paid' ? 'paid' : (attempt.refund_reason ?? 'cancelled');
  const lanTp = resolveLanTp(booking.lan_tp);
  const { publicOrigin } = context.config;
  const today = seoulDay(context.now());
  const charge = { amount, currency, payType: attempt.pay_type, refno };
  const mail = orderMail({ reason, lanTp, booking, product, ...charge, publicOrigin, today });
  await context.mail.send({ ...mail, id: `${refno}.${reason}` });
};
