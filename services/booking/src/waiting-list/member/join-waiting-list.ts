import type { PartyCounts, WaitingKind } from '@narae/contracts';
import { partyViolation, progressViolation, saleEndsAt, seatsNeeded, type Violation } from '@narae/rules';
import { DomainError, isDuplicateKey, nextId } from '@narae/service-kit';
import { findCatalogueProduct } from '../../catalog/index.ts';
import { findOpen, findOpenEvent } from '../../events/index.ts';
import { placesStandingFor, seatsLeftFor } from '../../inventory/index.ts';
import { assertRule, productViolation } from '../../kernel/index.ts';
import type { WaitingListContext } from '../context.ts';
import { queueLedgers } from '../entries/queue-ledger.ts';
import { serveQueue } from '../queue/serve-queue.ts';
import { waitingEvent } from '../entries/change-entry.ts';
import type { WaitingEntry } from '../entries/waiting.model.ts';
import { addEntry, countOpenEntries, findOpenEntry } from '../entries/waiting.queries.ts';

interface JoinRequest {
  readonly kind: WaitingKind;
  readonly target_id: string;
  readonly counts?: PartyCounts | undefined;
  readonly event_cnt?: number | undefined;
  readonly email: string;
}

type Judge = (context: WaitingListContext, request: JoinRequest, mem_id: string) => Promise<Judged>;

interface Judged {
  readonly seats: number;
  /** Seats the member could book right away. */
  readonly free: number;
}

const nobody: PartyCounts = { adult_cnt: 0, teen_cnt: 0, children_cnt: 0, child_cnt: 0 };

const judgeSeats: Judge = async (context, { target_id, counts = nobody }, mem_id) => {
  const product = await findCatalogueProduct(context, target_id);
  assertRule(productViolation(product, context.now()));
  const { package_cnt, discounts } = product;
  // Everything but seats, which the party waits for; rooms are chosen later.
  const plenty = { package_cnt, discounts, inventory_cnt: Number.MAX_SAFE_INTEGER };
  assertRule(partyViolation(counts, plenty, [], false));
  const seats = seatsNeeded(counts, product);
  return { seats, free: await seatsLeftFor(context, target_id, { mem_id }) };
};

const judgePlaces: Judge = async (context, { target_id, event_cnt: seats = 0 }, mem_id) => {
  await findOpenEvent(context, target_id);
  const reservation = await findOpen(context, target_id, mem_id);
  const reserved: Violation = { error: 'event_complete_noti', field: 'event_id' };
  assertRule(reservation?.state === 'reserved' ? reserved : null);
  assertRule(seats < 1 ? { error: 'event_reserv_cnt_placeholder', field: 'event_cnt' } : null);
  return { seats, free: (await placesStandingFor(context, target_id, mem_id)).left };
};

/** Only a product in preparation: one on sale needs no reminder. */
const judgeOpening: Judge = async (context, { target_id }) => {
  const product = await findCatalogueProduct(context, target_id);
  const violation = productViolation(product, context.now());
  if (violation === null) return { seats: 0, free: 0 };
  if (violation.error !== progressViolation.W || context.now() >= saleEndsAt(product)) assertRule(violation);
  return { seats: 0, free: -1 };
};

const judges = { seats: judgeSeats, places: judgePlaces, opening: judgeOpening } as const;

/**
 * Whether a party may wait: on sale (or in preparation), too few seats now, enough some day (SEAT-7).
 * @param queued in the queue already: free seats do not reject then @returns the seats it needs
 * @throws DomainError product_not_found, product_not_registered, product_deadline, prod_cnt_fail,
 *   package_cnt_mismatch, event_not_found, expire_end, event_not_begun, event_complete_noti,
 *   event_reserv_cnt_placeholder, waiting_party_size, waiting_not_needed
 */
const judgeParty = async (
  context: WaitingListContext,
  request: JoinRequest,
  mem_id: string,
  queued: boolean,
): Promise<number> => {
  const { kind, target_id } = request;
  const { seats, free } = await judges[kind](context, request, mem_id);
  if (!queued && seats <= free) throw new DomainError('waiting_not_needed', { field: 'target_id' });
  const { capacity } = await queueLedgers[kind].read(context, target_id);
  // A capacity of 0 says nothing about a later one.
  if (capacity > 0 && seats > capacity)
    throw new DomainError('waiting_party_size', { field: 'counts', params: { most: capacity } });
  return seats;
};

interface Joiner {
  readonly mem_id: string;
  readonly lanTp: string;
  /** Has a confirmed mailbox (ACCOUNT-14). */
  readonly emailConfirmed: boolean;
}

const sameParty = (entry: WaitingEntry, { counts }: JoinRequest, seats: number): boolean =>
  entry.seats === seats && JSON.stringify(entry.counts) === JSON.stringify(counts ?? null);

/** @throws DomainError waiting_already where the entry is of another party */
const existingOrRejected = (existing: WaitingEntry, request: JoinRequest, seats: number): string => {
  if (!sameParty(existing, request, seats)) throw new DomainError('waiting_already', { field: 'target_id' });
  return existing.waiting_id;
};

/**
 * Joins at the end (SEAT-7); again with the same party answers the entry, which a unique index keeps single.
 * Seats that returned meanwhile are offered at once. @returns waiting_id
 * @throws DomainError those of `judgeParty`, waiting_already, waiting_limit, rate_limited
 */
export const joinWaitingList = async (
  context: WaitingListContext,
  request: JoinRequest,
  { mem_id, lanTp, emailConfirmed }: Joiner,
): Promise<string> => {
  const { kind, target_id, counts, email } = request;
  const queue = { kind, target_id };
  const existing = await findOpenEntry(context.waiting, queue, mem_id);
  const seats = await judgeParty(context, request, mem_id, existing !== null);
  if (existing) return existingOrRejected(existing, request, seats);
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
    return existingOrRejected(other, request, seats);
  }
  context.relay.nudge();
  await serveQueue(context, queue);
  return waiting_id;
};
