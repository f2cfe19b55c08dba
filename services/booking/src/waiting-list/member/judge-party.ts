import type { PartyCounts, WaitingKind } from '@narae/contracts';
import { partyViolation, progressViolation, seatsNeeded, seoulDay, type Violation } from '@narae/rules';
import { DomainError } from '@narae/service-kit';
import { findCatalogueProduct } from '../../catalog/index.ts';
import { findOpen, findOpenEvent } from '../../events/index.ts';
import { placesStandingFor, seatsLeftFor } from '../../inventory/index.ts';
import { assertRule, productViolation } from '../../kernel/index.ts';
import type { WaitingListContext } from '../context.ts';
import { queueLedgers } from '../entries/queue-ledger.ts';

/** What a member sends to join. */
export interface JoinRequest {
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
  assertRule(productViolation(product, seoulDay(context.now())));
  const { package_cnt, discounts } = product;
  // Everything but the seats: those are what the party waits for. Rooms are chosen once there are some.
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

/** Of a product in preparation; one that can be booked needs no reminder. */
const judgeOpening: Judge = async (context, { target_id }) => {
  const product = await findCatalogueProduct(context, target_id);
  const violation = productViolation(product, seoulDay(context.now()));
  if (violation === null) return { seats: 0, free: 0 };
  if (violation.error !== progressViolation.W || hasLeft(product, context.now())) assertRule(violation);
  return { seats: 0, free: -1 };
};

const hasLeft = ({ start_day }: { readonly start_day: string }, now: Date): boolean =>
  start_day <= seoulDay(now);

const judges = { seats: judgeSeats, places: judgePlaces, opening: judgeOpening } as const;

/**
 * Whether a party has a reason to wait: what it waits for is on sale (of an opening: in preparation), has too few
 * seats for it now, and could ever have enough (SEAT-7).
 * @param queued whether the member is in the queue already: what is free by now is no reason to reject it
 * @returns the seats it needs
 * @throws DomainError product_not_found, product_not_registered, product_deadline, prod_cnt_fail, package_cnt_mismatch,
 *   event_not_found, expire_end, event_not_begun, event_complete_noti, event_reserv_cnt_placeholder,
 *   waiting_party_size, waiting_not_needed
 */
export const judgeParty = async (
  context: WaitingListContext,
  request: JoinRequest,
  mem_id: string,
  queued: boolean,
): Promise<number> => {
  const { kind, target_id } = request;
  const { seats, free } = await judges[kind](context, request, mem_id);
  if (!queued && seats <= free) throw new DomainError('waiting_not_needed', { field: 'target_id' });
  const { capacity } = await queueLedgers[kind].read(context, target_id);
  // None at all says nothing yet of how many there may be once.
  if (capacity > 0 && seats > capacity)
    throw new DomainError('waiting_party_size', { field: 'counts', params: { most: capacity } });
  return seats;
};
