import type { WaitingListContext } from '../context.ts';
import type { Offer } from '../../inventory/index.ts';
import { changeEntry } from '../entries/change-entry.ts';
import { endOffer } from '../entries/end-offer.ts';
import { queueLedgers } from '../entries/queue-ledger.ts';
import type { QueueAddress } from '../entries/queue.rules.ts';
import type { Sale } from './sale.rules.ts';
import type { WaitingEntry } from '../entries/waiting.model.ts';
import { findEntry, findOffered } from '../entries/waiting.queries.ts';

/** What becomes of an entry that says it is offered something. */
const settleEntry = async (
  context: WaitingListContext,
  entry: WaitingEntry,
  inLedger: boolean,
  sale: Sale,
): Promise<void> => {
  const { waiting_id, version } = entry;
  const sameOffer = (stored: WaitingEntry): boolean => stored.version === version;
  // The ledger was read after the entry, and who ends an offer writes the entry first: it was used.
  if (!inLedger) {
    await changeEntry(context, waiting_id, 'take', { accept: sameOffer });
    return;
  }
  if (sale.state === 'ended') return endOffer(context, entry, 'end', sameOffer);
  if (entry.offer_ends_at !== null && entry.offer_ends_at > context.now()) return;
  await endOffer(context, entry, sale.state === 'on-sale' ? 'run-out' : 'recall', sameOffer);
};

/**
 * What becomes of an offer in the ledger whose entry does not say so: a process ended between two steps, or is between
 * them now. One that still runs is told; any other is given back.
 */
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

/** Makes the entries of a queue and the offers in its ledger say the same (SEAT-7). */
export const settleOffers = async (
  context: WaitingListContext,
  queue: QueueAddress,
  sale: Sale,
): Promise<void> => {
  const entries = await findOffered(context.waiting, queue);
  const { offers } = await queueLedgers[queue.kind].read(context, queue.target_id);
  const kept = new Set(offers.map(({ waiting_id }) => waiting_id));
  for (const entry of entries) await settleEntry(context, entry, kept.has(entry.waiting_id), sale);
  const told = new Set(entries.map(({ waiting_id }) => waiting_id));
  for (const offer of offers) if (!told.has(offer.waiting_id)) await settleOffer(context, queue, offer);
};
