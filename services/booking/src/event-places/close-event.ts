import { DomainError } from '@narae/service-kit';
import type { BookingContext } from '../context.ts';
import type { AdminEntry } from '../shared/admin-entry.ts';
import { readTotals, setClosed, type PlaceTotals } from './place-ledger.queries.ts';

/**
 * Closes an event's ledger early or opens it again, once whoever asks how often: a claim that is being taken at the same
 * moment is either in it before or finds it closed (EVENT-11).
 * @throws DomainError version_conflict while the event's ledger is not there yet
 */
export const closeLedger = async (
  { places, relay }: Pick<BookingContext, 'places' | 'relay'>,
  event_id: string,
  closed: boolean,
  entry: AdminEntry,
): Promise<void> => {
  if (await setClosed(places, event_id, closed, entry)) return relay.nudge();
  const standing = (await placeTotals({ places }, [event_id]))(event_id);
  if (standing.closed !== closed) throw new DomainError('version_conflict');
};

export type { PlaceTotals } from './place-ledger.queries.ts';

/** How the places of the named events are used, by event_id; nothing of one without a ledger. */
export const placeTotals = async (
  { places }: Pick<BookingContext, 'places'>,
  event_ids: readonly string[],
): Promise<(event_id: string) => PlaceTotals> => {
  const known = new Map((await readTotals(places, event_ids)).map((totals) => [totals.event_id, totals]));
  const none = { capacity: 0, claimed: 0, offered: 0, remaining: 0, closed: false };
  return (event_id) => known.get(event_id) ?? { event_id, ...none };
};
