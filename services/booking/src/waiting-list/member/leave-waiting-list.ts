import { DomainError } from '@narae/service-kit';
import type { WaitingListContext } from '../context.ts';
import { endOffer } from '../entries/end-offer.ts';
import { findEntriesOf, findEntry, removeEntriesOf } from '../entries/waiting.queries.ts';

/**
 * Takes a member out of a queue, or declines what they are offered: it goes back once, and to the next party. Leaving what
 * is over already succeeds. @throws DomainError waiting_not_found (absent or not the caller's), version_conflict
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

/**
 * Takes a member who left the shop out of every queue, and forgets that they were in one (ACCOUNT-11). A repeat finds nothing
 * left to do.
 */
export const eraseWaiting = async (context: WaitingListContext, mem_id: string): Promise<void> => {
  for (const entry of await findEntriesOf(context.waiting, mem_id, 0))
    if (entry.open) await endOffer(context, entry, 'leave');
  await removeEntriesOf(context.waiting, mem_id);
};
