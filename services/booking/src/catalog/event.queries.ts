import type { BookableEvent } from '@narae/contracts';
import { upsertNewer } from '@narae/service-kit';
import type { bookableEventModel, StoredEvent } from './catalog.model.ts';

type Events = ReturnType<typeof bookableEventModel>;

export const eventsById = (events: Events, event_ids: readonly string[]): Promise<StoredEvent[]> =>
  events
    .find({ event_id: { $in: event_ids } })
    .lean<StoredEvent[]>()
    .exec();

/** Both days included (YYYY-MM-DD). */
export const eventsBetween = (
  events: Events,
  { from, to }: { from: string; to: string },
): Promise<StoredEvent[]> =>
  events
    .find({ event_day: { $gte: from, $lte: to } })
    .lean<StoredEvent[]>()
    .exec();

/** Behind this day and event. */
export interface EventCursor {
  readonly event_day: string;
  readonly event_id: string;
}

/** By day and number: from a day on, next first, or before it, latest first. */
export const eventsPage = (
  events: Events,
  { day, over, after, size }: { day: string; over: boolean; after: EventCursor | null; size: number },
): Promise<StoredEvent[]> => {
  const [beyond, order] = over ? ['$lt', -1 as const] : ['$gt', 1 as const];
  return events
    .find({
      event_day: over ? { $lt: day } : { $gte: day },
      ...(after && {
        $or: [
          { event_day: { [beyond]: after.event_day } },
          { event_day: after.event_day, event_id: { [beyond]: after.event_id } },
        ],
      }),
    })
    .sort({ event_day: order, event_id: order })
    .limit(size)
    .lean<StoredEvent[]>()
    .exec();
};

/** Unless the copy is as new or newer. @param version of the catalogue's event */
export const upsertEvent = (events: Events, event: BookableEvent, version: number): Promise<boolean> =>
  upsertNewer(() =>
    events.updateOne(
      { event_id: event.event_id, version: { $lt: version } },
      { $set: { ...event, version } },
      { upsert: true },
    ),
  );

/** Every copy counts as older than the next one, and usable until then. */
export const forgetEventVersions = (events: Events): Promise<unknown> =>
  events.updateMany({}, { $set: { version: 0 } }).exec();
