import { programme } from '../defaults.ts';
import { PLACES } from '../places.ts';
import { textsOf } from '../../texts.ts';

/** Sold out: every one of the thirty places is taken. */
export const iruCafe = programme({
  prod_id: 'P000026',
  prod_type: 'CG004',
  prod_category: '09',
  origin_price: 110_000,
  inventory_cnt: 0,
  departureInDays: 7,
  place: PLACES.seongsuCafe,
  opt_codes: ['OPT023', 'OPT017'],
  related: ['P000021', 'P000005', 'P000006'],
  texts: textsOf((pack) => pack.products.iruCafe),
});
