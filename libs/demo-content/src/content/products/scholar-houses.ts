import { stay, trip } from '../defaults.ts';
import { PLACES } from '../places.ts';
import { weekly } from '../weekly.ts';
import { textsOf } from '../../texts.ts';

export const scholarHouses = trip({
  prod_id: 'P000033',
  prod_type: 'CG006',
  prod_category: '05',
  origin_price: 540_000,
  inventory_cnt: 24,
  departureInDays: 30,
  otherDates: weekly({ from: 261, weekday: 5, times: 2, everyWeeks: 4 }),
  nights: 2,
  place: PLACES.andong,
  opt_codes: ['OPT001', 'OPT014', 'OPT007', 'OPT017'],
  hotels: stay(
    'HD05',
    textsOf((pack) => pack.products.scholarHouses.hotels),
    { single: 300_000, double: 170_000 },
  ),
  related: ['P000016', 'P000015', 'P000032'],
  texts: textsOf((pack) => pack.products.scholarHouses.texts),
});
