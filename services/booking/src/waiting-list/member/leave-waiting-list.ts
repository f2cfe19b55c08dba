import { DomainError, type Joined } from '@narae/service-kit';
import type { WaitingListContext } from '../context.ts';
import { endOffer } from '../entries/change-entry.ts';
import {
  findEntriesOf,
  findEntry,
  removeEntriesOf,
  findOpenEntry,
  giveEntry,
} from '../entries/waiting.queries.ts';
import { queueLedgers } from '../entries/queue-ledger.ts';

/**
 * Leaves a queue, or declines an offer, which goes to the next party. Leaving again succeeds.
 * @throws DomainError waiting_not_found (absent or not the caller's), version_conflict
 */
export const leaveWaitingList = async (
  context: WaitingListContext,
  waiting_id: string,
  mem_id: string,
): Promise<void> => {
  const entry = await findEntry(context.waiting, waiting_id, mem_id);
  if (!entry) throw new DomainError('waiting_not_found', { field: 'waiting_id' });
  await endOffer(context, entry, 'leave');
};

/** From every queue (ACCOUNT-11). A repeat finds nothing to do. */
export const eraseWaiting = async (context: WaitingListContext, mem_id: string): Promise<void> => {
  for (const entry of await findEntriesOf(context.waiting, mem_id, 0))
    if (entry.open) await endOffer(context, entry, 'leave');
  await removeEntriesOf(context.waiting, mem_id);
};

/** Moves a joined account's entries and offers (ACCOUNT-36). Where both wait, the older place stays. */
export const moveWaiting = async (context: WaitingListContext, joined: Joined): Promise<void> => {
  const { from, into } = joined;
  for (const entry of await findEntriesOf(context.waiting, from, 0)) {
    const other = entry.open ? await findOpenEntry(context.waiting, entry, into) : null;
    if (other) {
      const mine = entry.waiting_id > other.waiting_id;
      await leaveWaitingList(context, mine ? entry.waiting_id : other.waiting_id, mine ? from : into);
    }
    await giveEntry(context.waiting, entry.waiting_id, joined);
  }
  for (const { move } of Object.values(queueLedgers)) await move(context, joined);
};
