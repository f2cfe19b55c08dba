import { trip } from '../defaults.ts';
import { PLACES } from '../places.ts';
import { textsOf } from '../../texts.ts';

export const jejuEast = trip({
  prod_id: 'P000017',
  prod_type: 'CG002',
  prod_category: '09',
  origin_price: 84_000,
  inventory_cnt: 36,
  departureInDays: 15,
  place: PLACES.seongsan,
  opt_codes: ['OPT008', 'OPT009', 'OPT026', 'OPT016'],
  related: ['P000028', 'P000032', 'P000012'],
  texts: textsOf((pack) => pack.products.jejuEast),
});
