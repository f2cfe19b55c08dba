import { trip } from '../defaults.ts';
import { PLACES } from '../places.ts';
import { textsOf } from '../../texts.ts';

export const hanbokPalace = trip({
  prod_id: 'P000009',
  prod_type: 'CG002',
  prod_category: '01',
  origin_price: 69_000,
  inventory_cnt: 46,
  departureInDays: 5,
  departsOn: [0, 1, 3, 4, 5, 6],
  otherDates: [
    { prod_id: 'P000101', daysLater: 4, origin_price: 79_000, inventory_cnt: 3 },
    { prod_id: 'P000102', daysLater: 9 },
    { prod_id: 'P000103', daysLater: 16, origin_price: 79_000, inventory_cnt: 30 },
    { prod_id: 'P000104', daysLater: 30 },
    // The palace is closed then (CLOSED_DAYS).
    { prod_id: 'P000108', daysLater: 44 },
  ],
  place: PLACES.gyeongbokgung,
  opt_codes: ['OPT001', 'OPT002', 'OPT014', 'OPT007', 'OPT017'],
  related: ['P000014', 'P000018', 'P000006'],
  texts: textsOf((pack) => pack.products.hanbokPalace),
});
