import { DomainError } from '@narae/service-kit';
import type { InventoryContext } from '../context.ts';
import { hasOptions, optionsIn, type OptionShort, shortOption } from './claimed-options.rules.ts';
import type { ClaimedOption, SeatClaim } from './seat-ledger.model.ts';
import {
  changeClaim,
  findHeldClaims,
  findLedgersDue,
  readStanding,
  removeClaim,
  exchangeClaim,
  takeUpOffer,
  type Moved,
  type SeatStanding,
} from './seat-ledger.queries.ts';
import { takeTogether, type TakingContext } from './take-together.ts';

export type { ClaimedOption, SeatClaim } from './seat-ledger.model.ts';

export type SeatContext = TakingContext & Pick<InventoryContext, 'now'>;

/** A booking has at most one claim on a ledger. */
export interface SeatAddress {
  readonly cart_id: string;
  readonly prod_id: string;
}

/** What a booking asks of a ledger. */
export interface SeatNeeds {
  readonly seats: number;
  readonly options: readonly ClaimedOption[];
}

/** Too few seats, or an option that is short where there are seats. */
export interface TooFew {
  readonly left: number;
  readonly short?: OptionShort;
}

/** The claim and whether it stood before; or what is left instead. */
export type Taken = { readonly claim: SeatClaim; readonly stood: boolean } | TooFew;

/** Tries of an update that loses against changes of the same claim. */
const attempts = 8;

const claimIn = ({ claims }: SeatStanding, cart_id: string): SeatClaim | null =>
  claims.find((claim) => claim.key === cart_id) ?? null;

const offerIn = ({ claims }: SeatStanding, mem_id: string): SeatClaim | null =>
  claims.find((claim) => claim.offered_to === mem_id) ?? null;

export const claimOf = async (
  { ledgers }: Pick<SeatContext, 'ledgers'>,
  { cart_id, prod_id }: SeatAddress,
): Promise<SeatClaim | null> => claimIn(await readStanding(ledgers, prod_id), cart_id);

export const endsOfHolds = async (
  { ledgers, now }: Pick<SeatContext, 'ledgers' | 'now'>,
  addresses: readonly SeatAddress[],
): Promise<Date[]> => (await findHeldClaims(ledgers, addresses, now())).map(({ expires_at }) => expires_at);

/** Sends the events of a change that was made. */
const nudged = async ({ relay }: Pick<SeatContext, 'relay'>, change: Promise<Moved>): Promise<boolean> => {
  const moved = await change;
  if (moved) relay.nudge(moved);
  return moved !== null;
};

const takeOffered = (
  context: SeatContext,
  prod_id: string,
  offer: SeatClaim,
  claim: SeatClaim,
): Promise<boolean> => nudged(context, takeUpOffer(context.ledgers, prod_id, offer, claim));

const giveBack = (context: SeatContext, prod_id: string, claim: SeatClaim): Promise<boolean> =>
  nudged(context, removeClaim(context.ledgers, prod_id, claim));

/**
 * Holds seats until a moment (SEAT-1); a running hold of the booking stays. An expired one, or one for
 * another number, is given back first. The member's offer becomes the hold, and its surplus returns (SEAT-7).
 */
export const takeHold = async (
  context: SeatContext,
  hold: SeatAddress & SeatNeeds & { readonly mem_id: string; readonly until: Date },
): Promise<Taken> => {
  const { cart_id, prod_id, mem_id, seats, until, options } = hold;
  const wanted: SeatClaim = {
    key: cart_id,
    count: seats,
    status: 'held',
    expires_at: until,
    options: [...options],
  };
  const taken = { claim: wanted, stood: false };
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const ledger = await takeTogether(context, prod_id, wanted, mem_id);
    if (!ledger) return taken;
    const existing = claimIn(ledger, cart_id);
    if (!existing) {
      const offer = offerIn(ledger, mem_id);
      const left = Math.max(0, ledger.remaining) + (offer?.count ?? 0);
      if (left < seats) return { left };
      const short = shortOption(ledger.stock ?? [], optionsIn([wanted]));
      if (short) return { left, short };
      // Seats came back meanwhile, or others were faster than a party that waited with more.
      if (offer && (await takeOffered(context, prod_id, offer, wanted))) return taken;
      continue;
    }
    if (standsFor(existing, hold, context.now())) return { claim: existing, stood: true };
    await giveBack(context, prod_id, existing);
  }
  return { left: Math.max(0, (await readStanding(context.ledgers, prod_id)).remaining) };
};

/** @returns false where the claim changed */
export const moveHoldEnd = (
  { ledgers }: Pick<SeatContext, 'ledgers'>,
  prod_id: string,
  held: SeatClaim,
  until: Date,
): Promise<boolean> => changeClaim(ledgers, prod_id, held, { status: held.status, expires_at: until });

/** Paid for any number, or held for these seats and options and not over. */
export const standsFor = (claim: SeatClaim, { seats, options }: SeatNeeds, now: Date): boolean =>
  claim.status === 'paid' || (claim.count === seats && hasOptions(claim, options) && !ranOut(claim, now));

/** Paid seats have no end. */
export const ranOut = ({ expires_at }: SeatClaim, now: Date): boolean =>
  expires_at !== null && expires_at.getTime() <= now.getTime();

/** Gives seats back, exactly once (SEAT-3); held ones only, unless told otherwise. @returns how many */
export const releaseClaim = async (
  context: SeatContext,
  address: SeatAddress,
  { paidToo = false, onlyRunOut = false }: { paidToo?: boolean; onlyRunOut?: boolean } = {},
): Promise<number> => {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const claim = await claimOf(context, address);
    if (!claim || (claim.status === 'paid' && !paidToo)) return 0;
    if (onlyRunOut && !ranOut(claim, context.now())) return 0;
    if (await giveBack(context, address.prod_id, claim)) return claim.count;
  }
  return 0;
};

/** Gives back exactly this hold; one that was lengthened or paid stays. */
export const releaseHeldClaim = (
  context: SeatContext,
  { cart_id, prod_id, seats, until }: SeatAddress & { readonly seats: number; readonly until: Date },
): Promise<boolean> =>
  giveBack(context, prod_id, { key: cart_id, count: seats, status: 'held', expires_at: until });

/** Gives back paid seats, exactly once (SEAT-3); a hold stays. */
export const releasePaidClaim = async (context: SeatContext, address: SeatAddress): Promise<void> => {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const claim = await claimOf(context, address);
    if (claim?.status !== 'paid' || (await giveBack(context, address.prod_id, claim))) return;
  }
};

/** Of the options that a paid order takes beyond its claim while it is changed (ORDER-14). */
const addedKey = (cart_id: string): string => `${cart_id}+`;

/**
 * Holds options for a paid order that is about to be changed to them; its own claim takes them over in `fitPaidClaim`, and
 * without that they go back at their end. @returns null, or the option that is short
 * @throws DomainError version_conflict while another change of the order holds other options
 */
export const holdAddedOptions = async (
  context: SeatContext,
  { cart_id, prod_id, options, until }: SeatAddress & Pick<SeatNeeds, 'options'> & { readonly until: Date },
): Promise<OptionShort | null> => {
  const key = addedKey(cart_id);
  const added: SeatClaim = { key, count: 0, status: 'held', expires_at: until, options: [...options] };
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const ledger = await takeTogether(context, prod_id, added);
    if (!ledger) return null;
    const existing = claimIn(ledger, key);
    if (existing && hasOptions(existing, options)) {
      if (await moveHoldEnd(context, prod_id, existing, until)) return null;
    } else if (existing) {
      if (!ranOut(existing, context.now())) throw new DomainError('version_conflict');
      await giveBack(context, prod_id, existing);
    } else {
      const short = shortOption(ledger.stock ?? [], optionsIn([added]));
      if (short) return short;
    }
  }
  throw new DomainError('version_conflict');
};

export const releaseAddedOptions = async (
  context: SeatContext,
  { cart_id, prod_id }: SeatAddress,
): Promise<void> => {
  await releaseClaim(context, { cart_id: addedKey(cart_id), prod_id });
};

/**
 * Gives surplus paid seats back, exactly once (SEAT-3): seats never grow. The claim takes the order's options, and those
 * over that were held for it (SEAT-9). @returns false where the claim could not be changed
 */
export const fitPaidClaim = async (
  context: SeatContext,
  { cart_id, prod_id, seats, options }: SeatAddress & SeatNeeds,
): Promise<boolean> => {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const ledger = await readStanding(context.ledgers, prod_id);
    const claim = claimIn(ledger, cart_id);
    if (claim?.status !== 'paid') return claim === null;
    const added = claimIn(ledger, addedKey(cart_id));
    const fits = claim.count <= seats && claim.options !== undefined && hasOptions(claim, options);
    if (fits && !added) return true;
    const instead = { ...claim, count: Math.min(claim.count, seats), options: [...options] };
    const merged = added ? [added.key] : [];
    if (await nudged(context, exchangeClaim(context.ledgers, prod_id, claim, instead, merged))) return true;
  }
  return false;
};

/**
 * Makes seats and options paid: the held ones, or new ones where the hold was lost (SEAT-4). @returns false when
 * there are none
 * @param until the hold's end in the booking: if the ledger agrees, it is not read
 */
export const settleClaim = async (
  context: SeatContext,
  {
    cart_id,
    prod_id,
    seats,
    options,
    until = null,
  }: SeatAddress & SeatNeeds & { readonly until?: Date | null },
): Promise<boolean> => {
  const paid: SeatClaim = {
    key: cart_id,
    count: seats,
    status: 'paid',
    expires_at: null,
    options: [...options],
  };
  const held: SeatClaim = { ...paid, status: 'held', expires_at: until };
  if (until && (await changeClaim(context.ledgers, prod_id, held, paid))) return true;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const claim = await claimOf(context, { cart_id, prod_id });
    if (!claim) {
      const ledger = await takeTogether(context, prod_id, paid);
      if (!ledger) return true;
      if (claimIn(ledger, cart_id)) continue;
      if (ledger.remaining < seats || shortOption(ledger.stock ?? [], optionsIn([paid]))) return false;
    } else if (claim.count !== seats) {
      await giveBack(context, prod_id, claim);
    } else if (claim.status === 'paid' || (await changeClaim(context.ledgers, prod_id, claim, paid))) {
      return true;
    }
  }
  return false;
};

/** Overdue holds by departure, at most `limit`, except the named departures. */
export const runOutClaims = async (
  context: SeatContext,
  except: readonly string[],
  limit: number,
): Promise<{ readonly prod_id: string; readonly claims: SeatAddress[] }[]> => {
  const now = context.now();
  const ledgers = await findLedgersDue(context.ledgers, now, except, limit);
  return ledgers.map(({ prod_id, claims }) => ({
    prod_id,
    claims: claims
      .filter((claim) => claim.status === 'held' && ranOut(claim, now))
      .map((claim) => ({ cart_id: claim.key, prod_id })),
  }));
};
