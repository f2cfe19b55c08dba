import { seatChangedV1 } from '@narae/events';
import { announced, startAnnouncer } from '@narae/service-kit';
import type { BookingContext } from '../context.ts';
import { listSeats } from './count-seats.ts';

/** Tells the catalogue how many seats are left, when it asks and from time to time (SEAT-6). */
export const announceSeats = (context: BookingContext): Promise<void> =>
  startAnnouncer(context, {
    name: 'booking-announcer',
    facts: [
      announced(seatChangedV1, async () =>
        (await listSeats(context)).map(({ prod_id, remaining, capacity, version }) => ({
          aggregateId: prod_id,
          version,
          data: { prod_id, remaining: Math.max(0, remaining), capacity },
        })),
      ),
    ],
  });
