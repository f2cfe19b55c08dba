import { programme } from '../defaults.ts';
import { PLACES } from '../places.ts';
import { textsOf } from '../../texts.ts';

export const iruAcoustic = programme({
  prod_id: 'P000021',
  prod_type: 'CG004',
  prod_category: '04',
  origin_price: 121_000,
  inventory_cnt: 48,
  departureInDays: 24,
  otherDates: [{ prod_id: 'P000281', daysLater: 1 }],
  place: PLACES.gwangnaru,
  opt_codes: ['OPT021', 'OPT023', 'OPT027'],
  related: ['P000005', 'P000026', 'P000024'],
  texts: textsOf((pack) => pack.products.iruAcoustic),
});
