import { type ContentVersion, followContent } from '@narae/service-kit';
import type { Model } from 'mongoose';
import type { StoredTrip } from '../trips/trip.model.ts';

/** Trips whose departures are read at once: a reading of all of them leaves room for answers in between. */
const TRIPS_AT_ONCE = 25;

/** Rows of a trip's departures by trip_id; trips of which nothing was read are absent. */
export interface ByTrip<Row> {
  current(): Promise<ReadonlyMap<string, readonly Row[]>>;
}

const groupByTrip = <Row extends { readonly trip_id?: string | undefined }>(
  rows: readonly Row[],
): Map<string, Row[]> => {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const { trip_id = '' } = row;
    const group = groups.get(trip_id);
    if (group) group.push(row);
    else groups.set(trip_id, [row]);
  }
  return groups;
};

/**
 * Keeps in memory what is read of a trip's departures, and reads again those trips alone that changed since. A trip's version
 * is read before its departures: what is kept may be newer than its version, never older (CATALOG-17).
 */
export const keepByTrip = <Row extends { readonly trip_id?: string | undefined }>({
  trips,
  content,
  read,
}: {
  readonly trips: Model<StoredTrip>;
  readonly content: Pick<ContentVersion, 'current'>;
  readonly read: (trip_ids: readonly string[]) => Promise<readonly Row[]>;
}): ByTrip<Row> => {
  const versions = new Map<string, number>();
  let kept: ReadonlyMap<string, readonly Row[]> = new Map();

  const follow = followContent(content, async () => {
    const stored = await trips.find({}, { _id: 0, trip_id: 1, version: 1 }).lean();
    const behind = stored.filter(({ trip_id, version }) => versions.get(trip_id) !== version);
    if (behind.length === 0) return;
    const next = new Map(kept);
    for (let at = 0; at < behind.length; at += TRIPS_AT_ONCE) {
      const ids = behind.slice(at, at + TRIPS_AT_ONCE).map(({ trip_id }) => trip_id);
      for (const id of ids) next.delete(id);
      for (const [trip_id, rows] of groupByTrip(await read(ids))) next.set(trip_id, rows);
    }
    for (const { trip_id, version } of behind) versions.set(trip_id, version);
    kept = next;
  });

  return {
    current: async () => {
      await follow();
      return kept;
    },
  };
};
