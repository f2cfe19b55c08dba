import type { BookableEvent } from '@narae/contracts';
import { upsertNewer } from '@narae/service-kit';
import type { bookableEventModel, StoredEvent } from './bookable-event.model.ts';

type Events = ReturnType<typeof bookableEventModel>;

/** The copies of the named events. */
export const eventsById = (events: Events, event_ids: readonly string[]): Promise<StoredEvent[]> =>
  events
    .find({ event_id: { $in: event_ids } })
    .lean<StoredEvent[]>()
    .exec();

/** Events that take place between two days, both included (YYYY-MM-DD). */
export const eventsBetween = (
  events: Events,
  { from, to }: { from: string; to: string },
): Promise<StoredEvent[]> =>
  events
    .find({ event_day: { $gte: from, $lte: to } })
    .lean<StoredEvent[]>()
    .exec();

/** Stores an event unless the copy is as new or newer. @param version of the catalogue's event */
export const upsertEvent = (events: Events, event: BookableEvent, version: number): Promise<boolean> =>
  upsertNewer(() =>
    events.updateOne(
      { event_id: event.event_id, version: { $lt: version } },
      { $set: { ...event, version } },
      { upsert: true },
    ),
  );

/** Makes every copy count as older than whatever comes next, and usable until then. */
export const forgetEventVersions = (events: Events): Promise<unknown> =>
  events.updateMany({}, { $set: { version: 0 } }).exec();
