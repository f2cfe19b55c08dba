import { orderChangedV1 } from '@narae/events';
import { consumeWithInbox } from '@narae/service-kit';
import type { NotifyContext } from '../context.ts';
import { balanceMailKind } from './balance-mail.ts';
import { deliverMail } from '../delivery/deliver-mail.ts';
import { balanceMailConsumer } from '../delivery/mail-consumers.rules.ts';

/** Once each (MONEY-12). */
export const consumeBalanceMails = (context: NotifyContext): Promise<() => Promise<void>> =>
  consumeWithInbox(context, {
    name: balanceMailConsumer,
    events: [orderChangedV1],
    concerns: ({ what }) => what === 'balance-reminder',
    handle: (_event, { order_id, about }) =>
      deliverMail(context, balanceMailKind, { order_id, days: Number(about) }),
  });
