import { seatChangedV1 } from '@narae/events';
import { announced, startAnnouncer } from '@narae/service-kit';
import type { BookingContext } from '../context.ts';
import type { SeatLedger } from './seat-ledger.model.ts';

/** Tells the catalogue how many seats are left, when it asks and from time to time. */
export const announceSeats = (context: BookingContext): Promise<void> =>
  startAnnouncer(context, {
    name: 'booking-announcer',
    facts: [
      announced(seatChangedV1, async () => {
        const ledgers = await context.ledgers
          .find({}, { prod_id: 1, remaining: 1, capacity: 1, version: 1 })
          .lean<SeatLedger[]>()
          .exec();
        return ledgers.map(({ prod_id, remaining, capacity, version }) => ({
          aggregateId: prod_id,
          version,
          data: { prod_id, remaining: Math.max(0, remaining), capacity },
        }));
      }),
    ],
  });
