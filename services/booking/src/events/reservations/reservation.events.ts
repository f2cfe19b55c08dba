import {
  eventReservationChangedV1,
  eventReservationDeletedV1,
  eventReservationMadeV1,
  eventReservationMessageDueV1,
  eventReservationPapersRejectedV1,
  eventReservationReminderDueV1,
} from '@narae/events';
import { raise, type OutboxEntry } from '@narae/service-kit';
import type { PlainReservation } from '../domain/event-reservation.model.ts';

const definitions = {
  made: eventReservationMadeV1,
  changed: eventReservationChangedV1,
  deleted: eventReservationDeletedV1,
  'reminder-due': eventReservationReminderDueV1,
} as const;

/** @param version of the reservation after the change; the same in the events below */
export const reservationEvent = (
  what: keyof typeof definitions,
  { event_rv_id, event_id, mem_id }: Pick<PlainReservation, 'event_rv_id' | 'event_id' | 'mem_id'>,
  event_cnt: number,
  version: number,
): OutboxEntry =>
  raise(definitions[what], {
    aggregateId: event_rv_id,
    version,
    data: { event_rv_id, event_id, mem_id, event_cnt },
  });

type Of = Pick<PlainReservation, 'event_rv_id' | 'event_id' | 'mem_id'>;

export const documentsRejected = (
  { event_rv_id, event_id, mem_id }: Of,
  event_rv_mem_id: string,
  version: number,
): OutboxEntry =>
  raise(eventReservationPapersRejectedV1, {
    aggregateId: event_rv_id,
    version,
    data: { event_rv_id, event_id, mem_id, event_rv_mem_id },
  });

export const messageDue = (
  { event_rv_id, event_id, mem_id }: Of,
  message_id: string,
  version: number,
): OutboxEntry =>
  raise(eventReservationMessageDueV1, {
    aggregateId: event_rv_id,
    version,
    data: { event_rv_id, event_id, mem_id, message_id },
  });
