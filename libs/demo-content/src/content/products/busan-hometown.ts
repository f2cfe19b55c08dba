import { trip } from '../defaults.ts';
import { PLACES } from '../places.ts';
import { textsOf } from '../../texts.ts';

export const busanHometown = trip({
  prod_id: 'P000007',
  prod_type: 'CG001',
  prod_category: '05',
  origin_price: 98_000,
  inventory_cnt: 34,
  departureInDays: 16,
  place: PLACES.gwangalli,
  opt_codes: ['OPT013', 'OPT026', 'OPT017', 'OPT007'],
  related: ['P000020', 'P000027', 'P000004'],
  texts: textsOf((pack) => pack.products.busanHometown),
});
