import { completeTexts } from '@narae/contracts/localized';
import { productChangedV1, tripChangedV2 } from '@narae/events';
import type { BookableProduct } from '@narae/contracts';
import type { TestService } from '@narae/test-kit';

const names = completeTexts({
  CHN: '汉江',
  KOR: '한강',
  ENG: 'Han river',
  JPN: '漢江',
  VTN: 'Sông Hàn',
});
const told: BookableProduct = {
  prod_id: 'P000001',
  prod_type: 'CG002',
  prod_category: '02',
  variant: 'trip',
  titles: names,
  places: names,
  start_day: '2026-11-19',
  end_day: '2026-11-19',
  progress_yn: 'Y',
  origin_price: 130_000,
  package_cnt: 0,
  capacity: 20,
  discounts: { teen_pct: 0, children_pct: 0, infant_takes_seat: false },
  documents: { air_ticket: false, birth_certificate: false },
  cancellation: 'tour',
  ticket_yn: 'N',
  ticket_cnt: 0,
  options: [],
  hotels: [],
  file_path: 'PRODUCT',
  file_name: 'tour.jpg',
};

/** A product as the catalogue tells of it, as far as the community reads it. */
export const tellProduct = (
  community: TestService,
  prod_id: string,
  {
    withdrawn = false,
    version = 1,
    trip_id,
  }: { withdrawn?: boolean; version?: number; trip_id?: string } = {},
): Promise<void> =>
  community.emit(productChangedV1, {
    aggregateId: prod_id,
    version,
    data: { ...told, prod_id, withdrawn, ...(trip_id && { trip_id }) },
  });

/** A trip as booking tells of it: paid, and over on the day before the tests' clock. */
export const tellTrip = (
  community: TestService,
  trip: { order_id: string; mem_id: string; prod_id: string },
  { version = 1, paid = true, last_day = '2026-11-19' } = {},
): Promise<void> =>
  community.emit(tripChangedV2, {
    aggregateId: `CART-${trip.order_id}`,
    version,
    data: { ...trip, cart_id: `CART-${trip.order_id}`, paid, last_day },
  });
