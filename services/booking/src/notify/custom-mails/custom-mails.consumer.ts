import { customTripChangedV1 } from '@narae/events';
import { consumeWithInbox } from '@narae/service-kit';
import type { NotifyContext } from '../context.ts';
import { customDeskMailKind, customMailKinds } from './custom-mail-kinds.ts';
import type { CustomMailReason } from './custom-mail-texts.ts';
import { deliverMail } from '../delivery/deliver-mail.ts';
import { customMailConsumer } from '../delivery/mail-consumers.rules.ts';

const reasons: readonly string[] = Object.keys(customMailKinds);
const isReason = (what: string): what is CustomMailReason => reasons.includes(what);

/** Mails the member what the shop did, and the desk what the member did; once each. */
export const consumeCustomMails = (context: NotifyContext): Promise<() => Promise<void>> =>
  consumeWithInbox(context, {
    name: customMailConsumer,
    events: [customTripChangedV1],
    handle: async ({ version }, { request_id, what }) => {
      const facts = { request_id, version };
      if (isReason(what)) await deliverMail(context, customMailKinds[what], facts);
      if (what === 'requested' || what === 'asked')
        await deliverMail(context, customDeskMailKind, { ...facts, what });
    },
  });
