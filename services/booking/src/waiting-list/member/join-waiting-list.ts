import { DomainError, isDuplicateKey, nextId } from '@narae/service-kit';
import type { WaitingListContext } from '../context.ts';
import { judgeParty, type JoinRequest } from './judge-party.ts';
import { serveQueue } from '../queue/serve-queue.ts';
import { waitingEvent } from '../entries/waiting.events.ts';
import type { WaitingEntry } from '../entries/waiting.model.ts';
import { addEntry, countOpenEntries, findOpenEntry } from '../entries/waiting.queries.ts';

/** Somebody who joins, by their session. */
export interface Joiner {
  readonly mem_id: string;
  readonly lanTp: string;
  /** Whether they have confirmed a mailbox (ACCOUNT-14). */
  readonly emailConfirmed: boolean;
}

const sameParty = (entry: WaitingEntry, { counts }: JoinRequest, seats: number): boolean =>
  entry.seats === seats && JSON.stringify(entry.counts) === JSON.stringify(counts ?? null);

/** @throws DomainError waiting_already where the entry that is there is of another party */
const knownOrWhyNot = (known: WaitingEntry, request: JoinRequest, seats: number): string => {
  if (!sameParty(known, request, seats)) throw new DomainError('waiting_already', { field: 'target_id' });
  return known.waiting_id;
};

/**
 * Puts a member at the end of a queue (SEAT-7). Of two requests at once a unique index lets one add the entry; joining again
 * with the same party answers the entry that is there. Seats that returned while somebody joined are offered at once.
 * @throws DomainError those of `judgeParty`, waiting_already, waiting_limit, rate_limited
 * @returns waiting_id
 */
export const joinWaitingList = async (
  context: WaitingListContext,
  request: JoinRequest,
  { mem_id, lanTp, emailConfirmed }: Joiner,
): Promise<string> => {
  const { kind, target_id, counts, email } = request;
  const queue = { kind, target_id };
  const known = await findOpenEntry(context.waiting, queue, mem_id);
  const seats = await judgeParty(context, request, mem_id, known !== null);
  if (known) return knownOrWhyNot(known, request, seats);
  const most = context.kept['waiting-lists'];
  if ((await countOpenEntries(context.waiting, mem_id)) >= most)
    throw new DomainError('waiting_limit', { params: { most } });
  await context.limiter.count('waiting-joins', mem_id);
  const waiting_id = await nextId(context.store, 'WAIT');
  const entry = {
    ...queue,
    waiting_id,
    mem_id,
    lan_tp: lanTp,
    email,
    confirmed: emailConfirmed,
    counts: counts ?? null,
    seats,
    state: 'waiting' as const,
    open: true,
    version: 1,
    joined_at: context.now(),
    offer_ends_at: null,
    ended_at: null,
  };
  try {
    await addEntry(context.waiting, { ...entry, outbox: [waitingEvent('join', entry, entry.version)] });
  } catch (error) {
    const other = isDuplicateKey(error) ? await findOpenEntry(context.waiting, queue, mem_id) : null;
    if (!other) throw error;
    return knownOrWhyNot(other, request, seats);
  }
  context.relay.nudge();
  await serveQueue(context, queue);
  return waiting_id;
};
