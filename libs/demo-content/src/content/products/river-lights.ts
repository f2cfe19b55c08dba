import { trip } from '../defaults.ts';
import { PLACES } from '../places.ts';
import { weekly } from '../weekly.ts';
import { textsOf } from '../../texts.ts';

export const riverLights = trip({
  prod_id: 'P000018',
  prod_type: 'CG002',
  prod_category: '10',
  origin_price: 72_000,
  inventory_cnt: 55,
  departureInDays: 6,
  otherDates: [
    ...weekly({ from: 221, weekday: 5, times: 5 }),
    ...weekly({ from: 231, weekday: 6, times: 5, origin_price: 82_000 }),
  ],
  place: PLACES.yeouido,
  opt_codes: ['OPT013', 'OPT007', 'OPT017'],
  related: ['P000014', 'P000009', 'P000027'],
  texts: textsOf((pack) => pack.products.riverLights),
});
