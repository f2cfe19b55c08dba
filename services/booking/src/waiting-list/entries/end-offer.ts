import type { WaitingListContext } from '../context.ts';
import { changeEntry } from './change-entry.ts';
import { queueLedgers } from './queue-ledger.ts';
import type { WaitingEntry } from './waiting.model.ts';
import type { WaitingAction } from './waiting-state.rules.ts';

/**
 * Ends an entry, or has it wait again; what it is offered goes back. The entry is written first: an offer without one
 * that says so is given back by whoever serves the queue next, also after a crash between the two.
 * @param accept whether it is still wanted of the entry as it is stored now
 */
export const endOffer = async (
  context: WaitingListContext,
  { kind, target_id, waiting_id }: Pick<WaitingEntry, 'kind' | 'target_id' | 'waiting_id'>,
  action: Exclude<WaitingAction, 'offer' | 'take'>,
  accept?: (entry: WaitingEntry) => boolean,
): Promise<void> => {
  const changed = await changeEntry(context, waiting_id, action, accept ? { accept } : {});
  const { withdraw } = queueLedgers[kind];
  if (changed?.after.open !== true) return withdraw(context, target_id, waiting_id);
  const ended = changed.before.offer_ends_at;
  // It waits again, and may be offered something anew before this one is given back.
  if (changed.after.state === 'waiting' && ended) await withdraw(context, target_id, waiting_id, ended);
};
