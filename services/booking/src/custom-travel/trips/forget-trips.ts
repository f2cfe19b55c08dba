import type { CustomTripState } from '@narae/contracts';
import type { CustomTravelContext } from '../context.ts';
import { deleteTripsOf, deleteTripsSince } from '../domain/custom-trip.queries.ts';

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
