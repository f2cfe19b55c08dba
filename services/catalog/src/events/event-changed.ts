import { eventChangedV1 } from '@narae/events';
import { raise } from '@narae/service-kit';
import { listPicture } from '../domain/picture.rules.ts';
import { eventPictures, type EventContent } from './event.rules.ts';

/** The message to the other services about an event that changed. */
export const eventChanged = (event: Omit<EventContent, 'contents'>, personnel_cnt: number, version: number) =>
  raise(eventChangedV1, {
    aggregateId: event.event_id,
    version,
    data: {
      event_id: event.event_id,
      titles: event.titles,
      event_day: event.event_day,
      start_day: event.start_day,
      end_day: event.end_day,
      event_total_cnt: event.event_total_cnt,
      personnel_cnt,
      file_path: eventPictures,
      file_name: listPicture(event.pictures)?.file_name ?? '',
    },
  });
