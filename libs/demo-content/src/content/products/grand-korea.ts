import { stay, trip, WITH_AIR_TICKET } from '../defaults.ts';
import { PLACES } from '../places.ts';
import { textsOf } from '../../texts.ts';

export const grandKorea = trip({
  prod_id: 'P000032',
  prod_type: 'CG006',
  prod_category: '04',
  origin_price: 1_980_000,
  inventory_cnt: 22,
  departureInDays: 48,
  deposit_yn: 'Y',
  nights: 7,
  documents: { ...WITH_AIR_TICKET, birth_certificate: true },
  place: PLACES.allKorea,
  opt_codes: ['OPT003', 'OPT001', 'OPT018', 'OPT007', 'OPT032'],
  hotels: stay(
    'HD04',
    textsOf((pack) => pack.products.grandKorea.hotels),
    { single: 840_000, double: 420_000 },
  ),
  related: ['P000027', 'P000028', 'P000033'],
  texts: textsOf((pack) => pack.products.grandKorea.texts),
});
