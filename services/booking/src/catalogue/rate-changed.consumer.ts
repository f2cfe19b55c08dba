import { rateChangedV1 } from '@narae/events';
import { consumeProjection } from '@narae/service-kit';
import type { BookingContext } from '../context.ts';
import { newerWins } from '../shared/newer-wins.ts';

/** Keeps booking's copy of the base rates; an older rate never replaces a newer one. */
export const consumeRateChanged = (context: BookingContext): Promise<void> =>
  consumeProjection(context, {
    name: 'booking-rates',
    events: [rateChangedV1],
    handle: async ({ version }, rate) => {
      await newerWins(() =>
        context.rates.updateOne(
          { currency: rate.currency, version: { $lt: version } },
          { $set: { ...rate, version } },
          { upsert: true },
        ),
      );
    },
    reset: () => context.rates.updateMany({}, { $set: { version: 0 } }),
  });
