import { type CallContext, isDuplicateKey, type Joined } from '@narae/service-kit';
import type { CustomTripState } from '@narae/contracts';
import { type Shopper, shopperOf } from '../../kernel/index.ts';
import type { CustomTravelContext } from '../context.ts';
import {
  findTripsAllOf,
  giveTrip,
  takenSlots,
  deleteTripsOf,
  deleteTripsSince,
} from '../domain/custom-trip.queries.ts';

export interface TripMember extends Shopper {
  /** Mails go only to confirmed mailboxes (ACCOUNT-14). */
  readonly emailConfirmed: boolean;
}

/** @throws DomainError login_required */
export const tripMemberOf = (ctx: CallContext): TripMember => ({
  ...shopperOf(ctx),
  emailConfirmed: ctx.member().emailConfirmed,
});

/** May exceed a member's places, so that joining loses no open request. */
const firstFree = (taken: readonly number[]): number => {
  let slot = 1;
  while (taken.includes(slot)) slot += 1;
  return slot;
};

/** A joined account's open requests take free places (ACCOUNT-36, CUSTOM-1). */
export const moveTrips = async ({ customTrips }: CustomTravelContext, joined: Joined): Promise<void> => {
  for (const { request_id, open, slot } of await findTripsAllOf(customTrips, joined.from)) {
    for (;;) {
      const place = open ? firstFree(await takenSlots(customTrips, joined.into)) : slot;
      try {
        await giveTrip(customTrips, request_id, { ...joined, slot: place });
        break;
      } catch (error) {
        // A concurrent request took the place.
        if (!isDuplicateKey(error)) throw error;
      }
    }
  }
};

/** Days after the last change until a request that came to nothing is deleted (CUSTOM-6). */
const endedTripDays = 180;

const ended: readonly CustomTripState[] = ['declined', 'expired', 'withdrawn', 'rejected'];

/** Accepted requests stay with their order. @returns number deleted */
export const forgetTrips = ({ customTrips, now }: CustomTravelContext): Promise<number> =>
  deleteTripsSince(customTrips, ended, new Date(now().getTime() - endedTripDays * 86_400_000));

/** Orders keep only amounts (DOC-9). */
export const eraseTrips = async ({ customTrips }: CustomTravelContext, mem_id: string): Promise<void> => {
  await deleteTripsOf(customTrips, mem_id);
};
