import { trip } from '../defaults.ts';
import { PLACES } from '../places.ts';
import { textsOf } from '../../texts.ts';

export const skiDay = trip({
  prod_id: 'P000013',
  prod_type: 'CG002',
  prod_category: '05',
  origin_price: 119_000,
  inventory_cnt: 44,
  departureInDays: 21,
  season: { from: '12-10', to: '02-25' },
  place: PLACES.yongpyong,
  opt_codes: ['OPT010', 'OPT011', 'OPT012', 'OPT016'],
  related: ['P000034', 'P000015', 'P000011'],
  texts: textsOf((pack) => pack.products.skiDay),
});
