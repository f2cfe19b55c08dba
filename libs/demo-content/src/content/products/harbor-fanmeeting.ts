import { programme } from '../defaults.ts';
import { PLACES } from '../places.ts';
import { textsOf } from '../../texts.ts';

export const harborFanmeeting = programme({
  prod_id: 'P000020',
  prod_type: 'CG004',
  prod_category: '03',
  progress_yn: 'D',
  origin_price: 132_000,
  inventory_cnt: 3,
  departureInDays: 3,
  place: PLACES.bexco,
  opt_codes: ['OPT022', 'OPT023', 'OPT024', 'OPT004'],
  related: ['P000007', 'P000025', 'P000024'],
  texts: textsOf((pack) => pack.products.harborFanmeeting),
});
