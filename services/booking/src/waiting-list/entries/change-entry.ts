import { type ChangedDocument, changeStored } from '@narae/service-kit';
import type { WaitingListContext } from '../context.ts';
import { waitingEvent } from './waiting.events.ts';
import type { WaitingEntry } from './waiting.model.ts';
import { findEntry, writeOverEntry } from './waiting.queries.ts';
import { isOpen, waitingTransitions, type WaitingAction } from './waiting-state.rules.ts';

/**
 * Takes an entry where an action leads, in one conditional update with its event. Where the state does not allow
 * it nothing changes. @param accept whether it is still wanted of the entry as it is stored now
 * @returns null when there is no such entry
 * @throws DomainError version_conflict
 */
export const changeEntry = (
  context: WaitingListContext,
  waiting_id: string,
  action: WaitingAction,
  {
    offer_ends_at = null,
    accept = () => true,
  }: { offer_ends_at?: Date | null; accept?: (entry: WaitingEntry) => boolean } = {},
): Promise<ChangedDocument<WaitingEntry> | null> =>
  changeStored(context, {
    find: () => findEntry(context.waiting, waiting_id),
    decide: (entry, { version, now }) => {
      const state = waitingTransitions[entry.state][action];
      if (state === undefined || !accept(entry)) return null;
      const open = isOpen(state);
      const set = { state, open, offer_ends_at, ended_at: open ? null : now };
      return { set, events: [waitingEvent(action, entry, version)] };
    },
    write: (entry, change) => writeOverEntry(context.waiting, entry, change),
  });
