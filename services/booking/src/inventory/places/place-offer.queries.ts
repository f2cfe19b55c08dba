import { lowered, withClaimFor, withoutClaims } from '../ledger/ledger-stages.queries.ts';
import { moving, notClosed, unchanged } from './place-ledger-stages.queries.ts';
import type { PlaceClaim, PlaceLedger, placeLedgerModel } from './place-ledger.model.ts';

type Ledgers = ReturnType<typeof placeLedgerModel>;

/** Places of an event that are offered, of everybody or of one member. */
export const findOffers = async (
  ledgers: Ledgers,
  event_id: string,
  mem_id?: string,
): Promise<PlaceClaim[]> => {
  const ledger = await ledgers
    .findOne(
      { event_id, 'claims.offered_to': mem_id ?? { $type: 'string' } },
      { claims: mem_id === undefined ? 1 : { $elemMatch: { offered_to: mem_id } } },
    )
    .lean<Pick<PlaceLedger, 'claims'>>()
    .exec();
  return (ledger?.claims ?? []).filter(({ offered_to }) => offered_to !== undefined);
};

/** Events of which somebody is offered places. */
export const findOfferedEvents = (ledgers: Ledgers): Promise<string[]> =>
  ledgers.distinct('event_id', { 'claims.offered_to': { $type: 'string' } }).exec();

const offered = ({ key, count, expires_at }: PlaceClaim) => ({ key, count, expires_at });

/**
 * Gives a reservation the places of exactly the offer that was read, in one update; what is more or less comes from or
 * goes to what remains (SEAT-7). @param known the claim the reservation has already
 * @returns false where one of the two is not what it was, or too few places remain for more people
 */
export const takeUpOffer = async (
  ledgers: Ledgers,
  event_id: string,
  { offer, known, claim }: { offer: PlaceClaim; known: PlaceClaim | null; claim: PlaceClaim },
): Promise<boolean> => {
  const more = claim.count - (known?.count ?? 0) - offer.count;
  const { modifiedCount } = await ledgers.updateOne(
    {
      event_id,
      $and: [
        { claims: { $elemMatch: offered(offer) } },
        known ? { claims: { $elemMatch: unchanged(known) } } : { 'claims.key': { $ne: claim.key } },
      ],
      ...(more > 0 ? { ...notClosed, remaining: { $gte: more } } : {}),
    },
    moving(event_id, { remaining: lowered(more), claims: withClaimFor([offer.key, claim.key], claim) }),
    { updatePipeline: true },
  );
  return modifiedCount === 1;
};

/** Gives the places of exactly the offer that was read back. @returns false where it is not there any more */
export const removeOffer = async (
  ledgers: Ledgers,
  event_id: string,
  offer: PlaceClaim,
): Promise<boolean> => {
  const { modifiedCount } = await ledgers.updateOne(
    { event_id, claims: { $elemMatch: offered(offer) } },
    moving(event_id, { remaining: lowered(-offer.count), claims: withoutClaims([offer.key]) }),
    { updatePipeline: true },
  );
  return modifiedCount === 1;
};

/** Keeps places that are offered to one member for another. */
export const givePlaceOffers = (
  ledgers: Ledgers,
  { from, into }: { readonly from: string; readonly into: string },
): Promise<unknown> =>
  ledgers
    .updateMany(
      { 'claims.offered_to': from },
      { $set: { 'claims.$[one].offered_to': into }, $inc: { version: 1 } },
      { arrayFilters: [{ 'one.offered_to': from }] },
    )
    .exec();
