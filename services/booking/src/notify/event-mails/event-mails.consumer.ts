import {
  eventReservationChangedV1,
  eventReservationDeletedV1,
  eventReservationMadeV1,
  eventReservationReminderDueV1,
} from '@narae/events';
import { consumeWithInbox } from '@narae/service-kit';
import type { NotifyContext } from '../context.ts';
import { deliverMail } from '../delivery/deliver-mail.ts';
import { eventMailKinds } from './event-mail.ts';
import type { EventMailReason } from '../parts/event-mail-texts.ts';
import { eventMailConsumer } from '../delivery/mail-consumers.rules.ts';

const reasons: Readonly<Record<string, EventMailReason>> = {
  [eventReservationMadeV1.subject]: 'made',
  [eventReservationChangedV1.subject]: 'changed',
  [eventReservationDeletedV1.subject]: 'deleted',
  [eventReservationReminderDueV1.subject]: 'reminder-due',
};

export const consumeEventMails = (context: NotifyContext): Promise<() => Promise<void>> =>
  consumeWithInbox(context, {
    name: eventMailConsumer,
    events: [
      eventReservationMadeV1,
      eventReservationChangedV1,
      eventReservationDeletedV1,
      eventReservationReminderDueV1,
    ],
    handle: async ({ subject, version }, { event_rv_id, event_id }) => {
      const reason = reasons[subject];
      if (reason) await deliverMail(context, eventMailKinds[reason], { event_rv_id, event_id, version });
    },
  });
