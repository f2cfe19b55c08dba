import { memberWithdrawnV1, tripChangedV1 } from '@narae/events';
import { consumeWithInbox, consumeProjection } from '@narae/service-kit';
import type { LeavingContext } from './context.ts';
import { eraseAccount } from './closing/close-account.ts';
import { keepTrip, restartTrips } from './closing/trips.ts';

/** Erases the data of a member who left, also after a crash (ACCOUNT-11). */
export const consumeMemberWithdrawn = (context: LeavingContext): Promise<() => Promise<void>> =>
  consumeWithInbox(context, {
    name: 'account-withdrawals',
    events: [memberWithdrawnV1],
    handle: (_event, { mem_id }) => eraseAccount(context, mem_id),
  });

/** A copy, so that leaving asks no other domain (ACCOUNT-11). */
export const consumeTrips = (context: LeavingContext): Promise<void> =>
  consumeProjection(context, {
    name: 'account-trips',
    events: [tripChangedV1],
    handle: ({ version }, trip) => keepTrip(context, { ...trip, version }),
    reset: () => restartTrips(context),
  });
