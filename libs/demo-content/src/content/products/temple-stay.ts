import { trip } from '../defaults.ts';
import { PLACES } from '../places.ts';
import { weekly } from '../weekly.ts';
import { textsOf } from '../../texts.ts';

export const templeStay = trip({
  prod_id: 'P000015',
  prod_type: 'CG002',
  prod_category: '07',
  origin_price: 148_000,
  inventory_cnt: 22,
  departureInDays: 17,
  otherDates: weekly({ from: 241, weekday: 6, times: 3, everyWeeks: 4 }),
  nights: 1,
  place: PLACES.woljeongsa,
  opt_codes: ['OPT015', 'OPT014'],
  related: ['P000011', 'P000013', 'P000033'],
  texts: textsOf((pack) => pack.products.templeStay),
});
