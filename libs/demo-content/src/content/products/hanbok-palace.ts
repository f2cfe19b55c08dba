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
  place: PLACES.gyeongbokgung,
  opt_codes: ['OPT001', 'OPT002', 'OPT014', 'OPT007', 'OPT017'],
  related: ['P000014', 'P000018', 'P000006'],
  texts: textsOf((pack) => pack.products.hanbokPalace),
});
