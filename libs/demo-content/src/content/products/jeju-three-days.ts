import { stay, trip, WITH_AIR_TICKET } from '../defaults.ts';
import { PLACES } from '../places.ts';
import { textsOf } from '../../texts.ts';

export const jejuThreeDays = trip({
  prod_id: 'P000028',
  prod_type: 'CG006',
  prod_category: '03',
  progress_yn: 'D',
  origin_price: 450_000,
  inventory_cnt: 4,
  departureInDays: 5,
  nights: 2,
  documents: WITH_AIR_TICKET,
  place: PLACES.jeju,
  opt_codes: ['OPT008', 'OPT009', 'OPT026', 'OPT031'],
  hotels: stay(
    'HD03',
    textsOf((pack) => pack.products.jejuThreeDays.hotels),
    { single: 240_000, double: 130_000 },
  ),
  related: ['P000017', 'P000032', 'P000035'],
  texts: textsOf((pack) => pack.products.jejuThreeDays.texts),
});
