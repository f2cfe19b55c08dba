import { orderChangedV1 } from '@narae/events';
import { consumeWithInbox } from '@narae/service-kit';
import type { NotifyContext } from '../context.ts';
import { cancelDeskMailKind, cancelMailKinds } from './cancel-mail-kinds.ts';
import { deliverMail } from '../delivery/deliver-mail.ts';
import { cancelMailConsumer } from '../delivery/mail-consumers.rules.ts';

const mailOf: Readonly<Record<string, keyof typeof cancelMailKinds>> = {
  'cancel-requested': 'cancel-requested',
  'cancel-rejected': 'cancel-rejected',
  cancelled: 'order-cancelled',
  'party-changed': 'order-cancelled',
  'organiser-cancelled': 'order-cancelled',
};

export const consumeCancelMails = (context: NotifyContext): Promise<() => Promise<void>> =>
  consumeWithInbox(context, {
    name: cancelMailConsumer,
    events: [orderChangedV1],
    concerns: ({ what }) => Object.hasOwn(mailOf, what),
    handle: async (_event, { order_id, what, about }) => {
      const name = mailOf[what];
      const facts = { order_id, cancel_no: about === '' ? 0 : Number(about) };
      if (name === undefined || !Number.isInteger(facts.cancel_no)) return;
      await deliverMail(context, cancelMailKinds[name], facts);
      if (name === 'cancel-requested') await deliverMail(context, cancelDeskMailKind, facts);
    },
  });
