import { programme } from '../defaults.ts';
import { PLACES } from '../places.ts';
import { textsOf } from '../../texts.ts';

/** Closed: applications ended a week before the day. */
export const lumeraFansign = programme({
  prod_id: 'P000023',
  prod_type: 'CG004',
  prod_category: '06',
  progress_yn: 'E',
  origin_price: 165_000,
  inventory_cnt: 6,
  departureInDays: 2,
  place: PLACES.coex,
  opt_codes: ['OPT024', 'OPT007'],
  related: ['P000019', 'P000006', 'P000001'],
  texts: textsOf((pack) => pack.products.lumeraFansign),
});
