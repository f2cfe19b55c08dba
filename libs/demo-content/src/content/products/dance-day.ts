import { trip } from '../defaults.ts';
import { PLACES } from '../places.ts';
import { weekly } from '../weekly.ts';
import { textsOf } from '../../texts.ts';

export const danceDay = trip({
  prod_id: 'P000004',
  prod_type: 'CG001',
  prod_category: '02',
  origin_price: 89_000,
  inventory_cnt: 28,
  departureInDays: 9,
  otherDates: [
    ...weekly({ from: 201, weekday: 3, times: 6 }),
    ...weekly({ from: 211, weekday: 6, times: 6, origin_price: 99_000 }),
  ],
  place: PLACES.hongdae,
  opt_codes: ['OPT005', 'OPT006', 'OPT017'],
  related: ['P000005', 'P000006', 'P000001'],
  texts: textsOf((pack) => pack.products.danceDay),
});
