import { trip } from '../defaults.ts';
import { PLACES } from '../places.ts';
import { textsOf } from '../../texts.ts';

export const coastTrain = trip({
  prod_id: 'P000008',
  prod_type: 'CG001',
  prod_category: '06',
  origin_price: 126_000,
  inventory_cnt: 0,
  departureInDays: 11,
  place: PLACES.gangneung,
  opt_codes: ['OPT017', 'OPT007'],
  related: ['P000007', 'P000028', 'P000011'],
  texts: textsOf((pack) => pack.products.coastTrain),
});
