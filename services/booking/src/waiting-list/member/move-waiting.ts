import type { Joined } from '@narae/service-kit';
import type { WaitingListContext } from '../context.ts';
import { leaveWaitingList } from './leave-waiting-list.ts';
import { findEntriesOf, findOpenEntry, giveEntry } from '../entries/waiting.queries.ts';
import { queueLedgers } from '../entries/queue-ledger.ts';

/**
 * Makes the places of a joined account on waiting lists the other one's, with what is offered for them (ACCOUNT-36). Where both wait
 * for the same, the older place stays.
 */
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
