import type { BookableProduct } from '@narae/contracts';
import { productChangedV1, rateChangedV1 } from '@narae/events';
import { startTestService, stoppedClock, type TestOptions, type TestService } from '@narae/test-kit';
import { bookingService } from '../../src/app.ts';
import { readBookingConfig, type BookingConfig } from '../../src/config.ts';
import { fanMeeting, packageTrip, tour } from './products.ts';

const settings = {
  DOCUMENT_KEY: '7'.repeat(64),
  MAIL_LINK_KEY: '8'.repeat(64),
  PUBLIC_ORIGIN: 'http://localhost:3000',
};

export interface TestBooking extends TestService {
  readonly config: BookingConfig;
  /** Emits product.changed from the catalogue, with a version above every one before. */
  sell(product: BookableProduct): Promise<void>;
}

/** Booking on an empty store, with three products and the rates of the day: 185 KRW a yuan, 1,300 a dollar. */
export const startBooking = async (
  clock: () => Date = stoppedClock().now,
  config: Partial<BookingConfig> = {},
  where: Pick<TestOptions, 'natsUrl' | 'beside'> = {},
): Promise<TestBooking> => {
  const full = { ...readBookingConfig(settings), ...config };
  const service = await startTestService(bookingService, full, { clock, ...where });
  let version = 0;
  const sell = (product: BookableProduct): Promise<void> =>
    service.emit(productChangedV1, { aggregateId: product.prod_id, version: (version += 1), data: product });
  // The shared store has the products already.
  if (where.beside) return { ...service, config: full, sell };
  for (const product of [tour, packageTrip, fanMeeting]) await sell(product);
  const rates = [
    { currency: 'CNH', deal_bas_r: 185 },
    { currency: 'USD', deal_bas_r: 1300 },
  ] as const;
  for (const rate of rates) {
    await service.emit(rateChangedV1, {
      aggregateId: rate.currency,
      version: 1,
      data: { ...rate, rate_day: '2026-11-20' },
    });
  }
  return { ...service, config: full, sell };
};
