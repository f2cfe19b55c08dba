import { programme } from '../defaults.ts';
import { PLACES } from '../places.ts';
import { textsOf } from '../../texts.ts';

/** In preparation: sales open when the seating plan is approved. */
export const harborEncore = programme({
  prod_id: 'P000025',
  prod_type: 'CG004',
  prod_category: '08',
  progress_yn: 'W',
  origin_price: 176_000,
  inventory_cnt: 60,
  departureInDays: 75,
  place: PLACES.olympicPark,
  opt_codes: ['OPT021', 'OPT022', 'OPT004', 'OPT027'],
  related: ['P000020', 'P000007', 'P000024'],
  texts: textsOf((pack) => pack.products.harborEncore),
});
