import { tripChangedV1 } from '@narae/events';
import { consumeProjection } from '@narae/service-kit';
import type { AccountContext } from '../../context.ts';
import { keepTrip, restartTrips } from './keep-trip.ts';

/** Keeps account's copy of who has a paid trip ahead, so that nobody has to be asked when somebody leaves (ACCOUNT-11). */
export const consumeTrips = (context: AccountContext): Promise<void> =>
  consumeProjection(context, {
    name: 'account-trips',
    events: [tripChangedV1],
    handle: ({ version }, trip) => keepTrip(context, { ...trip, version }),
    reset: () => restartTrips(context),
  });
