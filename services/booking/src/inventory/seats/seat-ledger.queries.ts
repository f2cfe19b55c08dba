import { upsertNewer, type Pending } from '@narae/service-kit';
import type { PipelineStage } from 'mongoose';
import {
  closingSeats,
  resizingSeats,
  returningSeats,
  seatsIn,
  shrinkingClaim,
  takingSeats,
  takingUpOffer,
} from './seat-ledger-stages.queries.ts';
import type { SeatClaim, SeatLedger, seatLedgerModel } from './seat-ledger.model.ts';

type Ledgers = ReturnType<typeof seatLedgerModel>;

/** What remains of a product and who has claimed seats. */
export type SeatStanding = Pick<SeatLedger, 'remaining' | 'capacity' | 'claims'>;

/** A product's seats; none remain of a product without a ledger. */
export const readStanding = async (ledgers: Ledgers, prod_id: string): Promise<SeatStanding> => {
  const ledger = await ledgers
    .findOne({ prod_id }, { remaining: 1, capacity: 1, claims: 1 })
    .lean<SeatStanding>()
    .exec();
  return ledger ?? { remaining: 0, capacity: 0, claims: [] };
};

/** Seats left of products, all of them or the named ones. */
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

/** Ledgers with a hold whose time is over, the one that was over first first, without those of the departures named. */
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

/** Products of which somebody is offered seats. */
export const findOfferedProducts = (ledgers: Ledgers): Promise<string[]> =>
  ledgers.distinct('prod_id', { 'claims.status': 'offered' }).exec();

/** The unpaid holds among bookings that still run. */
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

/**
 * A ledger that was changed, with the events that tell of it, so that the relay need not read them again; null where nothing
 * was changed.
 */
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

/** Seats somebody wants. */
export interface Wish {
  readonly claim: SeatClaim;
  /** Whose claim it is, where one who has an offer is to use that instead. */
  readonly mem_id?: string;
}

/**
 * Takes seats, of all wishes or of none: the one conditional update behind it asks for enough seats, and no claim of theirs yet
 * (SEAT-2).
 * @param wishes of different bookings
 */
export const addClaims = (ledgers: Ledgers, prod_id: string, wishes: readonly Wish[]): Promise<Moved> => {
  const claims = wishes.map(({ claim }) => claim);
  const members = wishes.flatMap(({ mem_id }) => mem_id ?? []);
  return move(
    ledgers,
    {
      prod_id,
      remaining: { $gte: seatsIn(claims) },
      'claims.key': { $nin: claims.map(({ key }) => key) },
      ...(members.length > 0 && { 'claims.offered_to': { $nin: members } }),
    },
    takingSeats(prod_id, claims),
  );
};

/** Exactly the claim that was read, so that whoever comes second matches nothing. */
const same = ({ key, count, status, expires_at }: SeatClaim): Record<string, unknown> => ({
  $elemMatch: { key, count, status, expires_at },
});

/** Gives a claim's seats back. @returns null where the claim is not what it was */
export const removeClaim = (ledgers: Ledgers, prod_id: string, claim: SeatClaim): Promise<Moved> =>
  move(ledgers, { prod_id, claims: same(claim) }, returningSeats(prod_id, claim));

/** Leaves a claim fewer seats, in one update. @returns null where the claim is not what it was */
export const shrinkClaim = (
  ledgers: Ledgers,
  prod_id: string,
  claim: SeatClaim,
  count: number,
): Promise<Moved> => move(ledgers, { prod_id, claims: same(claim) }, shrinkingClaim(prod_id, claim, count));

/**
 * Makes exactly the offer that was read the claim of a booking, in one update (SEAT-7).
 * @returns null where the offer is not what it was, the booking has a claim, or too few seats remain for a larger party
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
    },
    takingUpOffer(prod_id, offer, claim),
  );

/** Moves the end of a hold, or makes it paid. @returns false where the claim is not what it was */
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

/** Tells of a product's seats no more, once. @returns false where that was so */
export const closeLedger = async (ledgers: Ledgers, prod_id: string): Promise<boolean> => {
  const { modifiedCount } = await ledgers.updateOne(
    { prod_id, cancelled: { $ne: true } },
    closingSeats(prod_id),
    { updatePipeline: true },
  );
  return modifiedCount === 1;
};

/** Creates a ledger or moves its capacity, unless it knows this version of the product or a later one. */
export const resizeLedger = (
  ledgers: Ledgers,
  { prod_id, capacity, version }: { prod_id: string; capacity: number; version: number },
): Promise<boolean> =>
  upsertNewer(() =>
    ledgers.updateOne(
      { prod_id, product_version: { $lt: version } },
      resizingSeats(prod_id, capacity, version),
      {
        upsert: true,
        updatePipeline: true,
      },
    ),
  );

/** Keeps seats that are offered to one member for another. */
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
