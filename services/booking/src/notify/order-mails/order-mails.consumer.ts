import { orderPaidV1, orderRefundedV1 } from '@narae/events';
import { consumeWithInbox } from '@narae/service-kit';
import type { NotifyContext } from '../context.ts';
import { deliverMail } from '../delivery/deliver-mail.ts';
import { orderPaidMail, orderRefundedMail } from './order-mail-kinds.ts';
import { orderMailConsumer } from '../delivery/mail-consumers.rules.ts';

export const consumeOrderMails = (context: NotifyContext): Promise<() => Promise<void>> =>
  consumeWithInbox(context, {
    name: orderMailConsumer,
    events: [orderPaidV1, orderRefundedV1],
    handle: ({ subject }, { refno, prod_id, amount, currency, ...more }) =>
      deliverMail(context, subject === orderPaidV1.subject ? orderPaidMail : orderRefundedMail, {
        refno,
        prod_id,
        amount,
        currency,
        ...('refund_id' in more && { refund_id: more.refund_id }),
      }),
  });
