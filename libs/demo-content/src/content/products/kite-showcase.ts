import { programme } from '../defaults.ts';
import { PLACES } from '../places.ts';
import { textsOf } from '../../texts.ts';

export const kiteShowcase = programme({
  prod_id: 'P000022',
  prod_type: 'CG004',
  prod_category: '05',
  origin_price: 99_000,
  inventory_cnt: 58,
  departureInDays: 10,
  otherDates: [
    { prod_id: 'P000271', daysLater: 1 },
    { prod_id: 'P000272', daysLater: 2, origin_price: 109_000, inventory_cnt: 9 },
  ],
  place: PLACES.daeyang,
  opt_codes: ['OPT023', 'OPT024', 'OPT004'],
  related: ['P000008', 'P000024', 'P000019'],
  texts: textsOf((pack) => pack.products.kiteShowcase),
});
