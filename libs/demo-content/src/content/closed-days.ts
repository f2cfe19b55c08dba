import { textsOf } from '../texts.ts';

/** Days on which a trip does not go, around one of its dates. */
export const CLOSED_DAYS = [
  { prod_id: 'P000108', around: 1, texts: textsOf((pack) => pack.shop.closedDays.P000108) },
];
