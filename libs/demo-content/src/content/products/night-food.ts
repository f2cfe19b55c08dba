import { trip } from '../defaults.ts';
import { PLACES } from '../places.ts';
import { textsOf } from '../../texts.ts';

export const nightFood = trip({
  prod_id: 'P000014',
  prod_type: 'CG002',
  prod_category: '06',
  progress_yn: 'D',
  origin_price: 78_000,
  inventory_cnt: 2,
  departureInDays: 2,
  place: PLACES.gwangjang,
  opt_codes: ['OPT017', 'OPT007'],
  related: ['P000009', 'P000018', 'P000010'],
  texts: textsOf((pack) => pack.products.nightFood),
});
