import { trip } from '../defaults.ts';
import { PLACES } from '../places.ts';
import { weekly } from '../weekly.ts';
import { textsOf } from '../../texts.ts';

export const stylingDay = trip({
  prod_id: 'P000006',
  prod_type: 'CG001',
  prod_category: '04',
  origin_price: 176_000,
  inventory_cnt: 20,
  departureInDays: 13,
  otherDates: weekly({ from: 251, weekday: 2, times: 4 }),
  place: PLACES.cheongdam,
  opt_codes: ['OPT006', 'OPT007', 'OPT017'],
  related: ['P000004', 'P000009', 'P000023'],
  texts: textsOf((pack) => pack.products.stylingDay),
});
