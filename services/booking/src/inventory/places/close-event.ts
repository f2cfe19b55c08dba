import { DomainError } from '@narae/service-kit';
import type { InventoryContext } from '../context.ts';
import type { AdminEntry } from '../../kernel/index.ts';
import { setClosed } from './place-ledger.queries.ts';
import { placeTotals } from './place-totals.ts';

/**
 * Closes an event's ledger early or opens it again, once whoever asks how often: a claim that is being taken at the same
 * moment is either in it before or finds it closed (EVENT-11).
 * @throws DomainError version_conflict while the event's ledger is not there yet
 */
export const closeLedger = async (
  { places, relay }: Pick<InventoryContext, 'places' | 'relay'>,
  event_id: string,
  closed: boolean,
  entry: AdminEntry,
): Promise<void> => {
  if (await setClosed(places, event_id, closed, entry)) return relay.nudge();
  const standing = (await placeTotals({ places }, [event_id]))(event_id);
  if (standing.closed !== closed) throw new DomainError('version_conflict');
};
