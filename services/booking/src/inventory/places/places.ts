import type { BookableEvent } from '@narae/contracts';
import { DomainError } from '@narae/service-kit';
import type { InventoryContext } from '../context.ts';
import {
  type PlaceTotals,
  readLedgers,
  readTotals,
  resizePlaces,
  setClosed,
} from './place-ledger.queries.ts';
import type { AdminEntry } from '../../kernel/index.ts';
import type { PlaceLedger } from './place-ledger.model.ts';

export type { PlaceTotals } from './place-ledger.queries.ts';

/** By event_id; without an entry for events without a ledger. */
export const placeTotals = async (
  { places }: Pick<InventoryContext, 'places'>,
  event_ids: readonly string[],
): Promise<(event_id: string) => PlaceTotals> => {
  const existing = new Map((await readTotals(places, event_ids)).map((totals) => [totals.event_id, totals]));
  const none = { capacity: 0, claimed: 0, offered: 0, remaining: 0, closed: false };
  return (event_id) => existing.get(event_id) ?? { event_id, ...none };
};

/** Key of the places taken before the ledger began. */
const elsewhere = 'elsewhere';

/** Ignores versions the ledger knows. Places taken stay: what remains may be negative (EVENT-7). */
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
  await resizePlaces(places, { event_id, capacity, version, first: count > 0 ? [gone] : [] });
  relay.nudge();
};

/**
 * Closes an event early or opens it again (EVENT-11): a concurrent claim is in before or finds it closed.
 * @throws DomainError version_conflict while the event has no ledger yet
 */
export const closePlaces = async (
  { places, relay }: Pick<InventoryContext, 'places' | 'relay'>,
  event_id: string,
  closed: boolean,
  entry: AdminEntry,
): Promise<void> => {
  if (await setClosed(places, event_id, closed, entry)) return relay.nudge();
  const standing = (await placeTotals({ places }, [event_id]))(event_id);
  if (standing.closed !== closed) throw new DomainError('version_conflict');
};

type Ledger = Pick<PlaceLedger, 'event_id' | 'capacity' | 'remaining' | 'version' | 'closed'>;

const factsOf = ({ event_id, remaining, capacity, version }: Ledger) => ({
  aggregateId: event_id,
  version,
  data: { event_id, remaining: Math.max(0, remaining), capacity },
});

/** For services that keep a copy. */
export const placeFacts = async ({ places }: Pick<InventoryContext, 'places'>) =>
  (await readLedgers(places)).map(factsOf);

/** The same with whether it is closed early. */
export const placeStandings = async ({ places }: Pick<InventoryContext, 'places'>) =>
  (await readLedgers(places)).map((ledger) => {
    const { data, ...fact } = factsOf(ledger);
    return { ...fact, data: { ...data, closed: ledger.closed ?? false } };
  });
