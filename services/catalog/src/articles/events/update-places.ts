import type { Catalog } from '../../context.ts';

/**
 * Takes over how many places are taken, and whether the event is closed early, from booking's ledger; what is older than
 * what is stored changes nothing (EVENT-7). What is left follows from this event's own total, which booking may not have
 * heard of yet.
 */
export const updatePlaces = async (
  { events }: Pick<Catalog, 'events'>,
  {
    event_id,
    capacity,
    remaining,
    closed,
    version,
  }: { event_id: string; capacity: number; remaining: number; closed: boolean; version: number },
): Promise<void> => {
  const older = { $or: [{ places_version: { $lt: version } }, { places_version: { $exists: false } }] };
  await events.updateOne(
    { event_id, ...older },
    [
      {
        $set: {
          personnel_cnt: { $subtract: ['$event_total_cnt', capacity - remaining] },
          closed,
          places_version: version,
        },
      },
    ],
    { updatePipeline: true },
  );
};

/** Forgets which news were taken, so that those that are read again count. */
export const resetPlaceVersions = ({ events }: Pick<Catalog, 'events'>) =>
  events.updateMany({}, { $set: { places_version: 0 } });
