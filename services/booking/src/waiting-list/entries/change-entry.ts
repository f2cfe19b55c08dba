import {
  waitingEndedV1,
  waitingJoinedV1,
  waitingLeftV1,
  waitingOfferedV1,
  waitingOpenedV1,
  waitingRanOutV1,
  waitingRecalledV1,
  waitingTakenV1,
} from '@narae/events';
import { raise, type OutboxEntry, type ChangedDocument, changeStored } from '@narae/service-kit';
import type { WaitingEntry } from './waiting.model.ts';
import { type WaitingAction, isOpen, waitingTransitions } from './waiting-state.rules.ts';
import type { WaitingListContext } from '../context.ts';
import { findEntry, writeOverEntry } from './waiting.queries.ts';
import { queueLedgers } from './queue-ledger.ts';

const definitions = {
  join: waitingJoinedV1,
  offer: waitingOfferedV1,
  take: waitingTakenV1,
  leave: waitingLeftV1,
  'run-out': waitingRanOutV1,
  recall: waitingRecalledV1,
  open: waitingOpenedV1,
  end: waitingEndedV1,
} as const satisfies Record<WaitingAction | 'join', unknown>;

/** @param version of the entry after the change */
export const waitingEvent = (
  what: keyof typeof definitions,
  { waiting_id, kind, target_id, mem_id }: Pick<WaitingEntry, 'waiting_id' | 'kind' | 'target_id' | 'mem_id'>,
  version: number,
): OutboxEntry =>
  raise(definitions[what], {
    aggregateId: waiting_id,
    version,
    data: { waiting_id, kind, target_id, mem_id },
  });

/**
 * One conditional update with its event; an action the state forbids changes nothing.
 * @param accept whether the stored entry is still wanted @returns null when there is no such entry
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

/**
 * Ends an entry, or lets it wait again, and returns its offer. The entry is written first: serving the queue
 * returns an offer whose entry does not show it, also after a crash. @param accept whether the stored entry
 * is still wanted
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
  // It waits again and may get a new offer before this one is returned.
  if (changed.after.state === 'waiting' && ended) await withdraw(context, target_id, waiting_id, ended);
};
