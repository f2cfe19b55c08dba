import { trip } from '../defaults.ts';
import { PLACES } from '../places.ts';
import { textsOf } from '../../texts.ts';

export const recordingDay = trip({
  prod_id: 'P000005',
  prod_type: 'CG001',
  prod_category: '03',
  progress_yn: 'D',
  origin_price: 158_000,
  inventory_cnt: 3,
  departureInDays: 4,
  place: PLACES.hapjeong,
  opt_codes: ['OPT025', 'OPT017', 'OPT007'],
  related: ['P000004', 'P000021', 'P000006'],
  texts: textsOf((pack) => pack.products.recordingDay),
});
