import { orderPaidV1, orderRefundedV1 } from '@narae/events';
import { consumeWithInbox } from '@narae/service-kit';
import type { BookingContext } from '../context.ts';
import { orderMailConsumer, sendOrderMail } from './send-order-mail.ts';

/** Sends a mail for each order that is paid and for each refund, once. */
export const consumeOrderMails = (context: BookingContext): Promise<() => Promise<void>> =>
  consumeWithInbox(context, {
    name: orderMailConsumer,
    events: [orderPaidV1, orderRefundedV1],
    handle: ({ subject }, charge) =>
      sendOrderMail(context, subject === orderPaidV1.subject ? 'paid' : 'refunded', charge),
  });
