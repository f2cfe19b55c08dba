import { stay, trip } from '../defaults.ts';
import { PLACES } from '../places.ts';
import { textsOf } from '../../texts.ts';

/** Closed: the season's last departure no longer takes bookings. */
export const southCoast = trip({
  prod_id: 'P000035',
  prod_type: 'CG006',
  prod_category: '07',
  progress_yn: 'E',
  origin_price: 510_000,
  inventory_cnt: 9,
  departureInDays: 3,
  nights: 2,
  place: PLACES.yeosu,
  opt_codes: ['OPT013', 'OPT014', 'OPT026', 'OPT031'],
  hotels: stay(
    'HD07',
    textsOf((pack) => pack.products.southCoast.hotels),
    { single: 260_000, double: 140_000 },
  ),
  related: ['P000012', 'P000028', 'P000033'],
  texts: textsOf((pack) => pack.products.southCoast.texts),
});
