import type { WaitingKind } from '@narae/contracts';
import type { WaitingListContext } from '../context.ts';
import type { Offer } from '../../inventory/index.ts';
import { changeEntry, endOffer } from '../entries/change-entry.ts';
import { queueLedgers } from '../entries/queue-ledger.ts';
import { type QueueAddress, queueKey } from '../entries/queue.rules.ts';
import { type Sale, offerEnd } from './sale.rules.ts';
import type { WaitingEntry } from '../entries/waiting.model.ts';
import { findEntry, findOffered, findNext, findQueued } from '../entries/waiting.queries.ts';
import { findOpen } from '../../events/index.ts';
import { findTargets } from './queue-target.ts';
import { findQueues } from './queue-figures.queries.ts';

/** Settles an entry that says it is offered something. */
const settleEntry = async (
  context: WaitingListContext,
  entry: WaitingEntry,
  inLedger: boolean,
  sale: Sale,
): Promise<void> => {
  const { waiting_id, version } = entry;
  const sameOffer = (stored: WaitingEntry): boolean => stored.version === version;
  // The ledger was read after the entry, and ending writes the entry first: the offer was used.
  if (!inLedger) {
    await changeEntry(context, waiting_id, 'take', { accept: sameOffer });
    return;
  }
  if (sale.state === 'ended') return endOffer(context, entry, 'end', sameOffer);
  if (entry.offer_ends_at !== null && entry.offer_ends_at > context.now()) return;
  await endOffer(context, entry, sale.state === 'on-sale' ? 'run-out' : 'recall', sameOffer);
};

/** Settles an offer its entry does not show, after or between two steps: told if it runs, else returned. */
const settleOffer = async (
  context: WaitingListContext,
  { kind, target_id }: QueueAddress,
  { waiting_id, expires_at }: Offer,
): Promise<void> => {
  const entry = await findEntry(context.waiting, waiting_id);
  if (entry?.state === 'offered') return;
  if (entry?.state === 'waiting' && expires_at > context.now()) {
    await changeEntry(context, waiting_id, 'offer', { offer_ends_at: expires_at });
    return;
  }
  await queueLedgers[kind].withdraw(context, target_id, waiting_id, expires_at);
};

/** Makes entries and ledger agree on offers (SEAT-7). */
const settleOffers = async (context: WaitingListContext, queue: QueueAddress, sale: Sale): Promise<void> => {
  const entries = await findOffered(context.waiting, queue);
  const { offers } = await queueLedgers[queue.kind].read(context, queue.target_id);
  const kept = new Set(offers.map(({ waiting_id }) => waiting_id));
  for (const entry of entries) await settleEntry(context, entry, kept.has(entry.waiting_id), sale);
  const offered = new Set(entries.map(({ waiting_id }) => waiting_id));
  for (const offer of offers) if (!offered.has(offer.waiting_id)) await settleOffer(context, queue, offer);
};

/** Parties between two looks at the ledger. */
const atOnce = 50;

/** An unknown target may still be announced, so its queue waits. */
const unknownSale = (now: Date): Sale => ({ state: 'interrupted', endsAt: new Date(now.getTime() + 1) });

/** Nobody reserves an event twice (EVENT-5). */
const isServed = async (
  context: WaitingListContext,
  { kind, target_id, mem_id }: WaitingEntry,
): Promise<boolean> =>
  kind === 'places' && (await findOpen(context, target_id, mem_id))?.state === 'reserved';

/** The ledger first, then the entry. @returns false where too few remain */
const offer = async (
  context: WaitingListContext,
  entry: WaitingEntry,
  expires_at: Date,
): Promise<boolean> => {
  const { kind, target_id, waiting_id, mem_id, seats } = entry;
  if (await isServed(context, entry)) {
    await changeEntry(context, waiting_id, 'leave');
    return false;
  }
  const { offer: keep, withdraw } = queueLedgers[kind];
  const kept = await keep(context, target_id, { waiting_id, count: seats, offered_to: mem_id, expires_at });
  if (!kept) return false;
  const changed = await changeEntry(context, waiting_id, 'offer', { offer_ends_at: expires_at });
  if (changed?.after.state !== 'offered') await withdraw(context, target_id, waiting_id);
  return true;
};

const stillWaits = ({ state }: WaitingEntry): boolean => state === 'waiting';

/** Ends waiting entries because the sale is over or opened; running offers stay. @returns how many */
export const endEntries = async (
  context: WaitingListContext,
  queue: QueueAddress,
  action: 'open' | 'end',
): Promise<number> => {
  let ended = 0;
  for (;;) {
    const entries = await findNext(context.waiting, queue, Number.MAX_SAFE_INTEGER, atOnce);
    for (const entry of entries) await endOffer(context, entry, action, stillWaits);
    ended += entries.length;
    if (entries.length < atOnce) return ended;
  }
};

/** In joining order; a party that does not fit keeps its turn, and a smaller one may be served (SEAT-7). */
const offerInTurn = async (context: WaitingListContext, queue: QueueAddress, sale: Sale): Promise<void> => {
  const ledger = queueLedgers[queue.kind];
  for (;;) {
    const { left } = await ledger.read(context, queue.target_id);
    const next = left < 1 ? [] : await findNext(context.waiting, queue, left, atOnce);
    let room = left;
    for (const entry of next) {
      if (entry.seats > room) continue;
      if (await offer(context, entry, offerEnd(sale, context.now()))) room -= entry.seats;
    }
    // Others were faster; returning seats serve the queue again.
    if (room === left) return;
  }
};

/**
 * Settles offers, then offers what is left. Safe at any time, in several processes and after a crash: every
 * step is a conditional update on the ledger or on one entry (SEAT-7).
 */
export const serveQueue = async (shared: WaitingListContext, queue: QueueAddress): Promise<void> => {
  // One moment for the whole look, for judging the sale and offers alike.
  const moment = shared.now();
  const context = { ...shared, now: () => moment };
  const [target] = await findTargets(context, queue.kind, [queue.target_id]);
  const sale = target?.sale ?? unknownSale(context.now());
  await settleOffers(context, queue, sale);
  if (sale.state === 'ended') await endEntries(context, queue, 'end');
  if (sale.state !== 'on-sale') return;
  if (queue.kind === 'opening') await endEntries(context, queue, 'open');
  else await offerInTurn(context, queue, sale);
};

/** `serveQueue` for non-empty queues, cheap enough for every ledger change. */
export const serveQueued = async (
  context: WaitingListContext,
  queues: readonly QueueAddress[],
): Promise<void> => {
  for (const queue of await findQueued(context.waiting, queues)) await serveQueue(context, queue);
};

const kinds = Object.keys(queueLedgers) as readonly WaitingKind[];

/** Queues with entries, and ledgers with offers. */
const allQueues = async (context: WaitingListContext): Promise<QueueAddress[]> => {
  const queues: QueueAddress[] = await findQueues(context.waiting);
  for (const kind of kinds)
    queues.push(...(await queueLedgers[kind].onOffer(context)).map((target_id) => ({ kind, target_id })));
  return [...new Map(queues.map((queue) => [queueKey(queue), queue])).values()];
};

/** Ends expired offers and repairs after crashes and lost events; a failing queue does not stop others. */
export const serveAllQueues = async (context: WaitingListContext): Promise<void> => {
  for (const queue of await allQueues(context)) {
    try {
      await serveQueue(context, queue);
    } catch (error) {
      context.log.error({ err: error, queue: queueKey(queue) }, 'a waiting list could not be served');
    }
  }
};
