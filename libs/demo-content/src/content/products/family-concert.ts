import { programme } from '../defaults.ts';
import { PLACES } from '../places.ts';
import { textsOf } from '../../texts.ts';

export const familyConcert = programme({
  prod_id: 'P000024',
  prod_type: 'CG004',
  prod_category: '07',
  origin_price: 187_000,
  inventory_cnt: 52,
  departureInDays: 40,
  discounts: { teen_pct: 3, children_pct: 5, infant_takes_seat: true },
  place: PLACES.inspire,
  opt_codes: ['OPT021', 'OPT022', 'OPT004', 'OPT027', 'OPT003'],
  related: ['P000019', 'P000020', 'P000022'],
  texts: textsOf((pack) => pack.products.familyConcert),
});
