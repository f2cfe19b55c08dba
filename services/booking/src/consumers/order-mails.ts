import { TxnType } from '@narae/contracts';
import { orderPaidV1, orderRefundedV1 } from '@narae/events';
import { resolveLanTp } from '@narae/i18n/aliases';
import { consumeWithInbox } from '@narae/service-kit';
import type { BookingContext } from '../context.ts';
import { findProducts } from '../data/catalogue-queries.ts';
import { findByRefno } from '../data/payment-queries.ts';
import { orderMail } from '../mails/order-mail.ts';
import type { OrderMailReason } from '../mails/order-mail-texts.ts';

/** Why money went back, by what has become of the order. */
const refundReason = (txn_type: TxnType): OrderMailReason => {
  if (txn_type === TxnType.Paid || txn_type === TxnType.CancelRequested) return 'paid-twice';
  return txn_type === TxnType.Cancelled ? 'cancelled' : 'seats-lost';
};

/** Writes to the buyer when an order is paid and when money goes back, in the order's language, once. */
export const consumeOrderNews = (context: BookingContext): Promise<() => Promise<void>> =>
  consumeWithInbox(context, {
    name: 'booking-order-mails',
    events: [orderPaidV1, orderRefundedV1],
    handle: async ({ subject }, { refno, prod_id, amount, currency }) => {
      const booking = await findByRefno(context.bookings, refno);
      const [product] = await findProducts(context.products, [prod_id]);
      // Somebody who withdrew meanwhile left no address.
      if (!booking || !product || booking.email === '') return;
      const reason = subject === orderPaidV1.subject ? 'paid' : refundReason(booking.txn_type);
      const lanTp = resolveLanTp(booking.lan_tp);
      const { publicOrigin } = context.config;
      await context.mail.send(
        orderMail({ reason, lanTp, booking, product, amount, currency, refno, publicOrigin }),
      );
    },
  });
