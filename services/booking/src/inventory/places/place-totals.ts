import type { InventoryContext } from '../context.ts';
import { readTotals, type PlaceTotals } from './place-totals.queries.ts';

export type { PlaceTotals } from './place-totals.queries.ts';

/** How the places of the named events are used, by event_id; nothing of one without a ledger. */
export const placeTotals = async (
  { places }: Pick<InventoryContext, 'places'>,
  event_ids: readonly string[],
): Promise<(event_id: string) => PlaceTotals> => {
  const known = new Map((await readTotals(places, event_ids)).map((totals) => [totals.event_id, totals]));
  const none = { capacity: 0, claimed: 0, offered: 0, remaining: 0, closed: false };
  return (event_id) => known.get(event_id) ?? { event_id, ...none };
};
