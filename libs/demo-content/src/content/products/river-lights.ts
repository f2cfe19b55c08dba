import { trip } from '../defaults.ts';
import { PLACES } from '../places.ts';
import { textsOf } from '../../texts.ts';

export const riverLights = trip({
  prod_id: 'P000018',
  prod_type: 'CG002',
  prod_category: '10',
  origin_price: 72_000,
  inventory_cnt: 55,
  departureInDays: 6,
  place: PLACES.yeouido,
  opt_codes: ['OPT013', 'OPT007', 'OPT017'],
  related: ['P000014', 'P000009', 'P000027'],
  texts: textsOf((pack) => pack.products.riverLights),
});
