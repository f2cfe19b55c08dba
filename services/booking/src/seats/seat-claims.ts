import type { BookingContext } from '../context.ts';
import type { SeatClaim, SeatLedger } from './seat-ledger.model.ts';
import { returningSeats, takingSeats } from './seat-ledger-updates.queries.ts';

/** What the seat ledgers need of booking's context. */
export type SeatContext = Pick<BookingContext, 'ledgers' | 'now'> & {
  readonly relay: Pick<BookingContext['relay'], 'nudge'>;
};

/** Whose seats of which product; a booking has at most one claim on a ledger. */
export interface SeatAddress {
  readonly cart_id: string;
  readonly prod_id: string;
}

/** Seats were taken, or how many are left instead. */
export type Taken = { readonly claim: SeatClaim } | { readonly left: number };

/** How often an update is tried again that lost against a change of the same claim. */
const attempts = 8;

type Standing = Pick<SeatLedger, 'remaining' | 'claims'>;

const readLedger = async ({ ledgers }: Pick<SeatContext, 'ledgers'>, prod_id: string): Promise<Standing> => {
  const ledger = await ledgers.findOne({ prod_id }, { remaining: 1, claims: 1 }).lean<Standing>().exec();
  return ledger ?? { remaining: 0, claims: [] };
};

const claimIn = ({ claims }: Standing, cart_id: string): SeatClaim | null =>
  claims.find((claim) => claim.key === cart_id) ?? null;

/** A booking's claim on a product's seats; the ledger is the truth about it. */
export const claimOf = async (
  context: Pick<SeatContext, 'ledgers'>,
  { cart_id, prod_id }: SeatAddress,
): Promise<SeatClaim | null> => claimIn(await readLedger(context, prod_id), cart_id);

/** The one conditional update behind every taking: enough seats, and no claim yet. */
const take = async (context: SeatContext, prod_id: string, claim: SeatClaim): Promise<boolean> => {
  const { modifiedCount } = await context.ledgers.updateOne(
    { prod_id, remaining: { $gte: claim.count }, 'claims.key': { $ne: claim.key } },
    takingSeats(prod_id, claim),
    { updatePipeline: true },
  );
  if (modifiedCount === 1) context.relay.nudge();
  return modifiedCount === 1;
};

/**
 * Holds seats until a moment, or moves the end of the hold the booking has. A hold that ran out, or is for
 * another number of seats, is given back first: others get their chance before it is taken anew.
 */
export const takeHold = async (
  context: SeatContext,
  hold: SeatAddress & { readonly seats: number; readonly until: Date },
): Promise<Taken> => {
  const { cart_id, prod_id, seats, until } = hold;
  const wanted: SeatClaim = { key: cart_id, count: seats, status: 'held', expires_at: until };
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (await take(context, prod_id, wanted)) return { claim: wanted };
    const ledger = await readLedger(context, prod_id);
    const known = claimIn(ledger, cart_id);
    if (!known) return { left: Math.max(0, ledger.remaining) };
    if (known.status === 'paid') return { claim: known };
    if (known.count !== seats || ranOut(known, context.now())) await removeClaim(context, prod_id, known);
    else if (await renew(context, prod_id, known, until)) return { claim: wanted };
  }
  return { left: Math.max(0, (await readLedger(context, prod_id)).remaining) };
};

/** Whether a hold's time is over; paid seats have no end. */
export const ranOut = ({ expires_at }: SeatClaim, now: Date): boolean =>
  expires_at !== null && expires_at.getTime() <= now.getTime();

/** Exactly the claim that was read, so that whoever comes second matches nothing. */
const same = ({ key, count, status, expires_at }: SeatClaim): Record<string, unknown> => ({
  $elemMatch: { key, count, status, expires_at },
});

const renew = async (
  { ledgers }: SeatContext,
  prod_id: string,
  claim: SeatClaim,
  until: Date,
): Promise<boolean> => {
  const { matchedCount } = await ledgers.updateOne(
    { prod_id, claims: same(claim) },
    { $set: { 'claims.$.expires_at': until } },
  );
  return matchedCount === 1;
};

const removeClaim = async (context: SeatContext, prod_id: string, claim: SeatClaim): Promise<boolean> => {
  const { modifiedCount } = await context.ledgers.updateOne(
    { prod_id, claims: same(claim) },
    returningSeats(prod_id, claim),
    { updatePipeline: true },
  );
  if (modifiedCount === 1) context.relay.nudge();
  return modifiedCount === 1;
};

/**
 * Gives a booking's seats back, exactly once whoever asks how often. Held seats only, unless told otherwise.
 * @returns how many seats went back
 */
export const releaseClaim = async (
  context: SeatContext,
  address: SeatAddress,
  { paidToo = false, onlyRunOut = false }: { paidToo?: boolean; onlyRunOut?: boolean } = {},
): Promise<number> => {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const claim = await claimOf(context, address);
    if (!claim || (claim.status === 'paid' && !paidToo)) return 0;
    if (onlyRunOut && !ranOut(claim, context.now())) return 0;
    if (await removeClaim(context, address.prod_id, claim)) return claim.count;
  }
  return 0;
};

/**
 * Makes a booking's seats its own for good: the held ones, or new ones where the hold was lost and seats are
 * left. @returns false when there are none
 */
export const settleClaim = async (
  context: SeatContext,
  { cart_id, prod_id, seats }: SeatAddress & { readonly seats: number },
): Promise<boolean> => {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const claim = await claimOf(context, { cart_id, prod_id });
    if (!claim) {
      const paid: SeatClaim = { key: cart_id, count: seats, status: 'paid', expires_at: null };
      if (await take(context, prod_id, paid)) return true;
      if (!(await claimOf(context, { cart_id, prod_id }))) return false;
    } else if (claim.count !== seats) {
      await removeClaim(context, prod_id, claim);
    } else if (claim.status === 'paid' || (await keep(context, prod_id, claim))) {
      return true;
    }
  }
  return false;
};

const keep = async ({ ledgers }: SeatContext, prod_id: string, claim: SeatClaim): Promise<boolean> => {
  const { matchedCount } = await ledgers.updateOne(
    { prod_id, claims: same(claim) },
    { $set: { 'claims.$.status': 'paid', 'claims.$.expires_at': null } },
  );
  return matchedCount === 1;
};

/** Holds whose time is over, oldest ledgers first, at most `limit` ledgers. */
export const runOutClaims = async (context: SeatContext, limit = 100): Promise<SeatAddress[]> => {
  const now = context.now();
  const ledgers = await context.ledgers
    .find({ 'claims.expires_at': { $lte: now } }, { prod_id: 1, claims: 1 })
    .limit(limit)
    .lean<SeatLedger[]>()
    .exec();
  return ledgers.flatMap(({ prod_id, claims }) =>
    claims
      .filter((claim) => claim.status === 'held' && ranOut(claim, now))
      .map((claim) => ({ cart_id: claim.key, prod_id })),
  );
};
