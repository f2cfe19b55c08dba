import type { InventoryContext } from '../context.ts';
import type { SeatClaim } from './seat-ledger.model.ts';
import { addClaims, readStanding, type SeatStanding, type Wish } from './seat-ledger.queries.ts';

/** What taking seats needs of booking's context. */
export type TakingContext = Pick<InventoryContext, 'ledgers'> & {
  readonly relay: Pick<InventoryContext['relay'], 'nudge'>;
};

/** A wish of somebody who waits to hear what became of it. */
interface Waiting extends Wish {
  /** With nothing when the seats are theirs, otherwise with the ledger as it did not allow it. */
  readonly resolve: (standing: SeatStanding | null) => void;
  readonly reject: (error: unknown) => void;
}

/** Wishes that one update serves at most; beyond that its document of stages would be larger than what it changes. */
const MOST = 100;

/** A ledger nobody has read yet: everything may fit. */
const unread: SeatStanding = { remaining: Number.POSITIVE_INFINITY, capacity: 0, claims: [] };

/** The wishes that a ledger has room for as it stands, who came first first; each booking and each offer counts once. */
const fitting = (wishes: readonly Waiting[], { remaining, claims }: SeatStanding): Waiting[] => {
  const keys = new Set(claims.map(({ key }) => key));
  const offered = new Set(claims.map(({ offered_to }) => offered_to));
  let left = remaining;
  return wishes.filter(({ claim, mem_id }) => {
    if (keys.has(claim.key) || claim.count > left) return false;
    if (mem_id !== undefined && offered.has(mem_id)) return false;
    keys.add(claim.key);
    left -= claim.count;
    return true;
  });
};

/** Takes all of them by one update, or none. @returns those that are still without seats */
const take = async (
  { ledgers, relay }: TakingContext,
  prod_id: string,
  wishes: readonly Waiting[],
  together: readonly Waiting[],
): Promise<readonly Waiting[]> => {
  const moved = together.length > 0 ? await addClaims(ledgers, prod_id, together) : null;
  if (!moved) return wishes;
  relay.nudge(moved);
  for (const { resolve } of together) resolve(null);
  return wishes.filter((wish) => !together.includes(wish));
};

/** At first all at once; where the ledger does not allow it, those that it has room for as it is read then. */
const serve = async (context: TakingContext, prod_id: string, wishes: readonly Waiting[]): Promise<void> => {
  let left = await take(context, prod_id, wishes, fitting(wishes, unread));
  if (left.length === 0) return;
  const standing = await readStanding(context.ledgers, prod_id);
  left = await take(context, prod_id, left, fitting(left, standing));
  for (const { resolve } of left) resolve(standing);
};

/** By ledgers and departure, those who wait while an update of the same departure is under way. */
const queues = new WeakMap<TakingContext['ledgers'], Map<string, Waiting[]>>();

const work = async (
  context: TakingContext,
  prod_id: string,
  queue: Map<string, Waiting[]>,
): Promise<void> => {
  const next = (): Waiting[] => queue.get(prod_id)?.splice(0, MOST) ?? [];
  for (let wishes = next(); wishes.length > 0; wishes = next()) {
    try {
      await serve(context, prod_id, wishes);
    } catch (error) {
      for (const { reject } of wishes) reject(error);
    }
  }
  // In the same moment in which nobody waited: who comes now begins anew.
  queue.delete(prod_id);
};

/**
 * Takes seats of a departure (SEAT-2). While one update of its ledger is under way, whoever else comes to this process waits
 * for the next, which takes the seats of all of them: a departure that everybody wants costs a few updates instead of one
 * for each, and who came first has them first.
 * @returns null when the seats are taken, otherwise the ledger that did not allow it: too few are left, or the booking has a
 *   claim, or the member an offer
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
    const wish = { claim, resolve, reject, ...(mem_id !== undefined && { mem_id }) };
    const waiting = queue.get(prod_id);
    waiting?.push(wish);
    if (waiting) return;
    queue.set(prod_id, [wish]);
    void work(context, prod_id, queue);
  });
