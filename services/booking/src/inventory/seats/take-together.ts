import type { InventoryContext } from '../context.ts';
import { optionsIn, shortOption } from './claimed-options.rules.ts';
import type { SeatClaim } from './seat-ledger.model.ts';
import { addClaims, readStanding, type SeatStanding, type ClaimRequest } from './seat-ledger.queries.ts';

export type TakingContext = Pick<InventoryContext, 'ledgers'> & {
  readonly relay: Pick<InventoryContext['relay'], 'nudge'>;
};

interface Waiting extends ClaimRequest {
  /** Null when taken, else the ledger that did not allow it. */
  readonly resolve: (standing: SeatStanding | null) => void;
  readonly reject: (error: unknown) => void;
}

/** Wishes in one update: its stages must not outgrow the document. */
const MOST = 100;

/** Before the first read everything may fit. */
const unread: SeatStanding = { remaining: Number.POSITIVE_INFINITY, capacity: 0, claims: [] };

/** The wishes that fit, first come first served; each booking and each offer counts once. */
const fitting = (
  requests: readonly Waiting[],
  { remaining, claims, stock = [] }: SeatStanding,
): Waiting[] => {
  const keys = new Set(claims.map(({ key }) => key));
  const offered = new Set(claims.map(({ offered_to }) => offered_to));
  let left = remaining;
  const served: SeatClaim[] = [];
  return requests.filter(({ claim, mem_id }) => {
    if (keys.has(claim.key) || (claim.count > 0 && claim.count > left)) return false;
    if (mem_id !== undefined && offered.has(mem_id)) return false;
    if (shortOption(stock, optionsIn([...served, claim]))) return false;
    keys.add(claim.key);
    served.push(claim);
    left -= claim.count;
    return true;
  });
};

/** All by one update, or none. @returns those still without seats */
const take = async (
  { ledgers, relay }: TakingContext,
  prod_id: string,
  requests: readonly Waiting[],
  together: readonly Waiting[],
): Promise<readonly Waiting[]> => {
  const moved = together.length > 0 ? await addClaims(ledgers, prod_id, together) : null;
  if (!moved) return requests;
  relay.nudge(moved);
  for (const { resolve } of together) resolve(null);
  return requests.filter((request) => !together.includes(request));
};

/** All at once; if refused, those that fit the ledger as read then. */
const serve = async (
  context: TakingContext,
  prod_id: string,
  requests: readonly Waiting[],
): Promise<void> => {
  let left = await take(context, prod_id, requests, fitting(requests, unread));
  if (left.length === 0) return;
  const standing = await readStanding(context.ledgers, prod_id);
  left = await take(context, prod_id, left, fitting(left, standing));
  for (const { resolve } of left) resolve(standing);
};

/** Those who wait for a running update, by ledgers and departure. */
const queues = new WeakMap<TakingContext['ledgers'], Map<string, Waiting[]>>();

const work = async (
  context: TakingContext,
  prod_id: string,
  queue: Map<string, Waiting[]>,
): Promise<void> => {
  const next = (): Waiting[] => queue.get(prod_id)?.splice(0, MOST) ?? [];
  for (let requests = next(); requests.length > 0; requests = next()) {
    try {
      await serve(context, prod_id, requests);
    } catch (error) {
      for (const { reject } of requests) reject(error);
    }
  }
  // Without an await after the check that nobody waits: later calls start a new queue.
  queue.delete(prod_id);
};

/**
 * Takes seats (SEAT-2). Calls during a running update of the departure share the next one, in order: a rush
 * costs a few updates.
 * @returns null when taken, else the ledger: too few left, or an option short, or the booking has a claim, or the
 *   member an offer
 */
export const takeTogether = (
  context: TakingContext,
  prod_id: string,
  claim: SeatClaim,
  mem_id?: string,
): Promise<SeatStanding | null> =>
  new Promise((resolve, reject) => {
    const queue = queues.get(context.ledgers) ?? new Map<string, Waiting[]>();
    queues.set(context.ledgers, queue);
    const request = { claim, resolve, reject, ...(mem_id !== undefined && { mem_id }) };
    const waiting = queue.get(prod_id);
    waiting?.push(request);
    if (waiting) return;
    queue.set(prod_id, [request]);
    void work(context, prod_id, queue);
  });
