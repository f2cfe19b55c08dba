import type { BookableEvent } from '@narae/contracts';
import { eventChangedV1 } from '@narae/events';
import { raise } from '@narae/service-kit';
import { listPicture } from '../../media/pictures.rules.ts';
import { documentsOf, eventPictures, type EventContent } from '../event.rules.ts';

type Told = Omit<EventContent, 'contents'> & { readonly withdrawn?: boolean };

/** What booking is told of an event. @param personnel_cnt places left, which count only before its ledger begins */
export const bookableEvent = (event: Told, personnel_cnt: number): BookableEvent => ({
  event_id: event.event_id,
  titles: event.titles,
  places: event.places,
  event_day: event.event_day,
  start_day: event.start_day,
  end_day: event.end_day,
  event_total_cnt: event.event_total_cnt,
  personnel_cnt: Math.max(0, personnel_cnt),
  documents: documentsOf(event),
  withdrawn: event.withdrawn ?? false,
  file_path: eventPictures,
  file_name: listPicture(event.pictures)?.file_name ?? '',
});

/** The message to the other services about an event that changed. */
export const eventChanged = (event: Told, personnel_cnt: number, version: number) =>
  raise(eventChangedV1, { aggregateId: event.event_id, version, data: bookableEvent(event, personnel_cnt) });
