import { packageOf, trip } from '../defaults.ts';
import { PLACES } from '../places.ts';
import { textsOf } from '../../texts.ts';

/** Package trip of CG006/01 for exact parties of two, three and four; the stay is part of the price. */
export const gangneungPrivate = trip({
  prod_id: 'P000029',
  prod_type: 'CG006',
  prod_category: '01',
  origin_price: 430_000,
  inventory_cnt: 20,
  departureInDays: 22,
  nights: 1,
  package_cnt: 2,
  package_group: 'P000029',
  place: PLACES.gangneung,
  opt_codes: ['OPT003', 'OPT014', 'OPT026', 'OPT007'],
  related: ['P000008', 'P000011', 'P000033'],
  texts: textsOf((pack) => pack.products.gangneungPrivate),
});

export const gangneungPrivateForThree = packageOf(gangneungPrivate, {
  prod_id: 'P000030',
  package_cnt: 3,
  origin_price: 410_000,
  inventory_cnt: 21,
});

export const gangneungPrivateForFour = packageOf(gangneungPrivate, {
  prod_id: 'P000031',
  package_cnt: 4,
  origin_price: 390_000,
  inventory_cnt: 24,
});
