import type { InventoryContext } from '../context.ts';
import type { PlaceLedger } from './place-ledger.model.ts';
import { readLedgers } from './place-ledger.queries.ts';

type Ledger = Pick<PlaceLedger, 'event_id' | 'capacity' | 'remaining' | 'version' | 'closed'>;

const factsOf = ({ event_id, remaining, capacity, version }: Ledger) => ({
  aggregateId: event_id,
  version,
  data: { event_id, remaining: Math.max(0, remaining), capacity },
});

/** Capacity and places left of every event, for whoever keeps a copy by the first version of the event. */
export const placeFacts = async ({ places }: Pick<InventoryContext, 'places'>) =>
  (await readLedgers(places)).map(factsOf);

/** The same with whether it is closed early. */
export const placeStandings = async ({ places }: Pick<InventoryContext, 'places'>) =>
  (await readLedgers(places)).map((ledger) => {
    const { data, ...fact } = factsOf(ledger);
    return { ...fact, data: { ...data, closed: ledger.closed ?? false } };
  });
