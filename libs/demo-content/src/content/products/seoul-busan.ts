import { stay, trip } from '../defaults.ts';
import { PLACES } from '../places.ts';
import { textsOf } from '../../texts.ts';

export const seoulBusan = trip({
  prod_id: 'P000027',
  prod_type: 'CG006',
  prod_category: '02',
  origin_price: 590_000,
  inventory_cnt: 26,
  departureInDays: 28,
  nights: 3,
  place: PLACES.seoulBusan,
  opt_codes: ['OPT003', 'OPT013', 'OPT026', 'OPT018', 'OPT031', 'OPT032'],
  hotels: stay(
    'HD02',
    textsOf((pack) => pack.products.seoulBusan.hotels),
    { single: 390_000, double: 215_000 },
  ),
  related: ['P000007', 'P000018', 'P000033'],
  texts: textsOf((pack) => pack.products.seoulBusan.texts),
});
