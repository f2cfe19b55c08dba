import { trip } from '../defaults.ts';
import { PLACES } from '../places.ts';
import { textsOf } from '../../texts.ts';

/** In preparation: dates open when the blossom forecast is out. */
export const gyeongjuSpring = trip({
  prod_id: 'P000016',
  prod_type: 'CG002',
  prod_category: '08',
  progress_yn: 'W',
  origin_price: 156_000,
  inventory_cnt: 40,
  departureInDays: 60,
  season: { from: '03-28', to: '04-10' },
  place: PLACES.gyeongju,
  opt_codes: ['OPT001', 'OPT016', 'OPT007'],
  related: ['P000033', 'P000012', 'P000009'],
  texts: textsOf((pack) => pack.products.gyeongjuSpring),
});
