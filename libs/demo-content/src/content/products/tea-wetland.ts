import { trip } from '../defaults.ts';
import { PLACES } from '../places.ts';
import { textsOf } from '../../texts.ts';

export const teaWetland = trip({
  prod_id: 'P000012',
  prod_type: 'CG002',
  prod_category: '04',
  origin_price: 168_000,
  inventory_cnt: 30,
  departureInDays: 19,
  place: PLACES.suncheon,
  opt_codes: ['OPT014', 'OPT016', 'OPT017'],
  related: ['P000035', 'P000016', 'P000015'],
  texts: textsOf((pack) => pack.products.teaWetland),
});
