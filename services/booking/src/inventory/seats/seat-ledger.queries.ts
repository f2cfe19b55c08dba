import { textGiven, upsertNewer, type Pending } from '@narae/service-kit';
import type { PipelineStage } from 'mongoose';
import {
  closingSeats,
  resizingSeats,
  returningSeats,
  seatsIn,
  replacingClaim,
  takingSeats,
  takingUpOffer,
} from './seat-ledger-stages.queries.ts';
import { optionsIn } from './claimed-options.rules.ts';
import type { SeatClaim, SeatLedger, seatLedgerModel, StockLine } from './seat-ledger.model.ts';

type Ledgers = ReturnType<typeof seatLedgerModel>;

export type SeatStanding = Pick<SeatLedger, 'remaining' | 'capacity' | 'claims' | 'stock'>;

/** None remain of a product without a ledger. */
export const readStanding = async (ledgers: Ledgers, prod_id: string): Promise<SeatStanding> => {
  const ledger = await ledgers
    .findOne({ prod_id }, { remaining: 1, capacity: 1, claims: 1, stock: 1 })
    .lean<SeatStanding>()
    .exec();
  return ledger ?? { remaining: 0, capacity: 0, claims: [] };
};

export const readStandings = (
  ledgers: Ledgers,
  prod_ids: readonly string[],
): Promise<(SeatStanding & Pick<SeatLedger, 'prod_id'>)[]> =>
  ledgers
    .find({ prod_id: { $in: prod_ids } }, { prod_id: 1, remaining: 1, capacity: 1, claims: 1, stock: 1 })
    .lean<(SeatStanding & Pick<SeatLedger, 'prod_id'>)[]>()
    .exec();

/** Of all products or the named ones. */
export const readSeats = (
  ledgers: Ledgers,
  prod_ids?: readonly string[],
): Promise<Pick<SeatLedger, 'prod_id' | 'remaining' | 'capacity' | 'version' | 'cancelled'>[]> =>
  ledgers
    .find(prod_ids ? { prod_id: { $in: prod_ids } } : {}, {
      prod_id: 1,
      remaining: 1,
      capacity: 1,
      version: 1,
      cancelled: 1,
    })
    .lean<SeatLedger[]>()
    .exec();

/** Of all ledgers in which something is limited. */
export const readStock = (ledgers: Ledgers): Promise<Pick<SeatLedger, 'prod_id' | 'version' | 'stock'>[]> =>
  ledgers
    .find({ 'stock.opt_code': textGiven }, { prod_id: 1, version: 1, stock: 1 })
    .lean<SeatLedger[]>()
    .exec();

/** Ledgers with an overdue hold, earliest first, except the named departures. */
export const findLedgersDue = (
  ledgers: Ledgers,
  now: Date,
  except: readonly string[],
  limit: number,
): Promise<Pick<SeatLedger, 'prod_id' | 'claims'>[]> =>
  ledgers
    .find({ 'claims.expires_at': { $lte: now }, prod_id: { $nin: except } }, { prod_id: 1, claims: 1 })
    .sort({ 'claims.expires_at': 1 })
    .limit(limit)
    .lean<SeatLedger[]>()
    .exec();

export const findOfferedProducts = (ledgers: Ledgers): Promise<string[]> =>
  ledgers.distinct('prod_id', { 'claims.status': 'offered' }).exec();

export const findHeldClaims = async (
  ledgers: Ledgers,
  addresses: readonly { readonly cart_id: string; readonly prod_id: string }[],
  now: Date,
): Promise<(SeatClaim & { expires_at: Date })[]> => {
  if (addresses.length === 0) return [];
  const keys = addresses.map(({ cart_id }) => cart_id);
  const found = await ledgers
    .find(
      { prod_id: { $in: addresses.map(({ prod_id }) => prod_id) }, 'claims.key': { $in: keys } },
      { claims: 1 },
    )
    .lean<SeatLedger[]>()
    .exec();
  const runs = (claim: SeatClaim): claim is SeatClaim & { expires_at: Date } =>
    keys.includes(claim.key) && claim.expires_at !== null && claim.expires_at > now;
  return found.flatMap(({ claims }) => claims).filter(runs);
};

/** The changed ledger with its events, to spare the relay a read; null where unchanged. */
export type Moved = Pending | null;

const move = async (
  ledgers: Ledgers,
  ledger: Record<string, unknown>,
  stages: PipelineStage.Set[],
): Promise<Moved> => {
  const document = await ledgers
    .findOneAndUpdate(ledger, stages, {
      updatePipeline: true,
      returnDocument: 'after',
      projection: { outbox: 1 },
    })
    .lean<Pending['document']>()
    .exec();
  return document && { model: ledgers, document };
};

export interface ClaimRequest {
  readonly claim: SeatClaim;
  /** Set where the member's own offer is to be used instead. */
  readonly mem_id?: string;
}

/** Matches no ledger in which a limited option is short (SEAT-9). */
const enoughStock = (claims: readonly SeatClaim[]): Record<string, unknown> => {
  const wanted = [...optionsIn(claims)];
  return wanted.length === 0
    ? {}
    : {
        $nor: wanted.map(([opt_code, count]) => ({
          stock: { $elemMatch: { opt_code, remaining: { $lt: count } } },
        })),
      };
};

/**
 * All wishes or none, in one conditional update: enough seats and stock, no claim of theirs yet (SEAT-2, SEAT-9).
 * @param requests of different bookings
 */
export const addClaims = (
  ledgers: Ledgers,
  prod_id: string,
  requests: readonly ClaimRequest[],
): Promise<Moved> => {
  const claims = requests.map(({ claim }) => claim);
  const members = requests.flatMap(({ mem_id }) => mem_id ?? []);
  const seats = seatsIn(claims);
  return move(
    ledgers,
    {
      prod_id,
      ...(seats > 0 && { remaining: { $gte: seats } }),
      ...enoughStock(claims),
      'claims.key': { $nin: claims.map(({ key }) => key) },
      ...(members.length > 0 && { 'claims.offered_to': { $nin: members } }),
    },
    takingSeats(prod_id, claims),
  );
};

/** Exactly the claim as read: a second writer matches nothing. */
const same = ({ key, count, status, expires_at }: SeatClaim): Record<string, unknown> => ({
  $elemMatch: { key, count, status, expires_at },
});

/** @returns null where the claim changed */
export const removeClaim = (ledgers: Ledgers, prod_id: string, claim: SeatClaim): Promise<Moved> =>
  move(ledgers, { prod_id, claims: same(claim) }, returningSeats(prod_id, claim));

/** @param merged keys of claims that end with it @returns null where the claim changed */
export const exchangeClaim = (
  ledgers: Ledgers,
  prod_id: string,
  claim: SeatClaim,
  instead: SeatClaim,
  merged: readonly string[] = [],
): Promise<Moved> =>
  move(ledgers, { prod_id, claims: same(claim) }, replacingClaim(prod_id, claim, instead, merged));

/**
 * Turns exactly the offer that was read into a booking's claim, in one update (SEAT-7).
 * @returns null where the offer changed, the booking has a claim, or too few seats or options remain
 */
export const takeUpOffer = (
  ledgers: Ledgers,
  prod_id: string,
  offer: SeatClaim,
  claim: SeatClaim,
): Promise<Moved> =>
  move(
    ledgers,
    {
      prod_id,
      $and: [{ claims: same(offer) }, { 'claims.key': { $ne: claim.key } }],
      ...(claim.count > offer.count ? { remaining: { $gte: claim.count - offer.count } } : {}),
      ...enoughStock([claim]),
    },
    takingUpOffer(prod_id, offer, claim),
  );

/** Moves a hold's end, or makes it paid. @returns false where the claim changed */
export const changeClaim = async (
  ledgers: Ledgers,
  prod_id: string,
  claim: SeatClaim,
  { status, expires_at }: Pick<SeatClaim, 'status' | 'expires_at'>,
): Promise<boolean> => {
  const { matchedCount } = await ledgers.updateOne(
    { prod_id, claims: same(claim) },
    { $set: { 'claims.$.status': status, 'claims.$.expires_at': expires_at } },
  );
  return matchedCount === 1;
};

/** Announces, once, that no seats are left. @returns false where that was so already */
export const closeLedger = async (ledgers: Ledgers, prod_id: string): Promise<boolean> => {
  const { modifiedCount } = await ledgers.updateOne(
    { prod_id, cancelled: { $ne: true } },
    closingSeats(prod_id),
    { updatePipeline: true },
  );
  return modifiedCount === 1;
};

export interface LedgerSize {
  readonly prod_id: string;
  readonly capacity: number;
  /** Of the product. */
  readonly version: number;
  /** Limits of its extras and tiers; the others are unlimited (SEAT-9). */
  readonly stock: readonly Pick<StockLine, 'opt_code' | 'capacity'>[];
}

/** Unless the ledger knows this product version or a later one. */
export const resizeLedger = (
  ledgers: Ledgers,
  { prod_id, capacity, version, stock }: LedgerSize,
): Promise<boolean> =>
  upsertNewer(() =>
    ledgers.updateOne(
      { prod_id, product_version: { $lt: version } },
      resizingSeats(prod_id, capacity, version, stock),
      {
        upsert: true,
        updatePipeline: true,
      },
    ),
  );

export const giveSeatOffers = (
  ledgers: Ledgers,
  { from, into }: { readonly from: string; readonly into: string },
): Promise<unknown> =>
  ledgers
    .updateMany(
      { 'claims.status': 'offered', 'claims.offered_to': from },
      { $set: { 'claims.$[one].offered_to': into }, $inc: { version: 1 } },
      { arrayFilters: [{ 'one.offered_to': from }] },
    )
    .exec();
