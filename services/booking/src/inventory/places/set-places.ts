import type { BookableEvent } from '@narae/contracts';
import type { InventoryContext } from '../context.ts';
import { resizeLedger } from './place-ledger.queries.ts';

/** Under this key lie the places that were gone before the ledger began. */
const elsewhere = 'elsewhere';

/**
 * Creates an event's ledger or moves its capacity, places taken untouched: one conditional update, and nothing when the
 * ledger knows this version of the event or a later one. What remains falls below zero when the total is cut under what
 * is taken (EVENT-7).
 */
export const setPlaces = async (
  { places, relay, now }: Pick<InventoryContext, 'places' | 'relay' | 'now'>,
  {
    event_id,
    event_total_cnt: capacity,
    personnel_cnt,
  }: Pick<BookableEvent, 'event_id' | 'event_total_cnt' | 'personnel_cnt'>,
  version: number,
): Promise<void> => {
  const count = Math.max(0, capacity - personnel_cnt);
  const gone = { key: elsewhere, count, for_version: 0, settled: true, at: now() };
  await resizeLedger(places, { event_id, capacity, version, first: count > 0 ? [gone] : [] });
  relay.nudge();
};
