import { eventReservationMessageDueV1, eventReservationPapersRejectedV1 } from '@narae/events';
import { consumeWithInbox } from '@narae/service-kit';
import type { NotifyContext } from '../context.ts';
import { deliverMail } from '../delivery/deliver-mail.ts';
import { eventMessageKind } from '../event-mails/event-message-mail.ts';
import { organiserMailConsumer } from '../delivery/mail-consumers.rules.ts';
import { papersMailKind } from './documents-mail.ts';

export const consumeOrganiserMails = (context: NotifyContext): Promise<() => Promise<void>> =>
  consumeWithInbox(context, {
    name: organiserMailConsumer,
    events: [eventReservationPapersRejectedV1, eventReservationMessageDueV1],
    handle: async ({ version }, { event_rv_id, event_id, ...of }) => {
      if ('message_id' in of) {
        const { message_id } = of;
        await deliverMail(context, eventMessageKind, { event_rv_id, event_id, message_id });
        return;
      }
      const { event_rv_mem_id } = of;
      await deliverMail(context, papersMailKind, { event_rv_id, event_id, event_rv_mem_id, version });
    },
  });
