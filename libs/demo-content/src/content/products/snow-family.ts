import { stay, trip, WITH_BIRTH_CERTIFICATE } from '../defaults.ts';
import { PLACES } from '../places.ts';
import { textsOf } from '../../texts.ts';

export const snowFamily = trip({
  prod_id: 'P000034',
  prod_type: 'CG006',
  prod_category: '06',
  origin_price: 480_000,
  inventory_cnt: 40,
  departureInDays: 25,
  nights: 2,
  season: { from: '12-15', to: '02-20' },
  discounts: { teen_pct: 0, children_pct: 10, infant_takes_seat: false },
  documents: WITH_BIRTH_CERTIFICATE,
  place: PLACES.yongpyong,
  opt_codes: ['OPT010', 'OPT011', 'OPT012', 'OPT013', 'OPT032'],
  hotels: stay(
    'HD06',
    textsOf((pack) => pack.products.snowFamily.hotels),
    { single: 320_000, double: 180_000 },
  ),
  related: ['P000013', 'P000015', 'P000029'],
  texts: textsOf((pack) => pack.products.snowFamily.texts),
});
