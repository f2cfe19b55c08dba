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

/** A member as their requests need to know them. */
export interface TripMember extends Shopper {
  /** Mails go to confirmed mailboxes alone (ACCOUNT-14). */
  readonly emailConfirmed: boolean;
}

/** Whoever makes a call. @throws DomainError login_required */
export const tripMemberOf = (ctx: CallContext): TripMember => ({
  ...shopperOf(ctx),
  emailConfirmed: ctx.member().emailConfirmed,
});

/** The first place that is free, also beyond those a member may fill: nothing that is open is lost. */
const firstFree = (taken: readonly number[]): number => {
  let slot = 1;
  while (taken.includes(slot)) slot += 1;
  return slot;
};

/** Makes the requests for custom trips of a joined account the other one's, open ones in a free place (ACCOUNT-36, CUSTOM-1). */
export const moveTrips = async ({ customTrips }: CustomTravelContext, joined: Joined): Promise<void> => {
  for (const { request_id, open, slot } of await findTripsAllOf(customTrips, joined.from)) {
    for (;;) {
      const place = open ? firstFree(await takenSlots(customTrips, joined.into)) : slot;
      try {
        await giveTrip(customTrips, request_id, { ...joined, slot: place });
        break;
      } catch (error) {
        // A request was sent in this moment.
        if (!isDuplicateKey(error)) throw error;
      }
    }
  }
};

/** Days for which a request is kept that came to nothing, counted from its last change (CUSTOM-6). */
const endedTripDays = 180;

const ended: readonly CustomTripState[] = ['declined', 'expired', 'withdrawn', 'rejected'];

/** Deletes requests that came to nothing long enough ago; accepted ones stay beside their order. @returns how many */
export const forgetTrips = ({ customTrips, now }: CustomTravelContext): Promise<number> =>
  deleteTripsSince(customTrips, ended, new Date(now().getTime() - endedTripDays * 86_400_000));

/** Deletes everything a member has asked for and was answered; their orders keep amounts alone (DOC-9). */
export const eraseTrips = async ({ customTrips }: CustomTravelContext, mem_id: string): Promise<void> => {
  await deleteTripsOf(customTrips, mem_id);
};
