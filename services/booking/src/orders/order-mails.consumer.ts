import { orderPaidV1, orderRefundedV1 } from '@narae/events';
import { resolveLanTp } from '@narae/contracts/languages';
import { consumeWithInbox } from '@narae/service-kit';
import type { BookingContext } from '../context.ts';
import { findProducts } from '../catalogue/catalogue.queries.ts';
import { findByRefno } from '../payments/payment.queries.ts';
import { attemptOf } from '../domain/attempt-state.rules.ts';
import { orderMail } from './order-mail.ts';

/** Whose backlog is that of the mails. */
export const mailConsumer = 'booking-order-mails';

/** Writes to the buyer when an order is paid and when money goes back, in the order's language, once. */
export const sendOrderMails = (context: BookingContext): Promise<() => Promise<void>> =>
  consumeWithInbox(context, {
    name: mailConsumer,
    events: [orderPaidV1, orderRefundedV1],
    handle: async ({ subject }, { refno, prod_id, amount, currency }) => {
      const booking = await findByRefno(context.bookings, refno);
      const [product] = await findProducts(context.products, [prod_id]);
      // Somebody who withdrew meanwhile left no address.
      if (!booking || !product || booking.email === '') return;
      const reason =
        subject === orderPaidV1.subject ? 'paid' : (attemptOf(booking, refno)?.refund_reason ?? 'cancelled');
      const lanTp = resolveLanTp(booking.lan_tp);
      const { publicOrigin } = context.config;
      const mail = orderMail({ reason, lanTp, booking, product, amount, currency, refno, publicOrigin });
      await context.mail.send({ ...mail, id: `${refno}.${reason}` });
    },
  });
