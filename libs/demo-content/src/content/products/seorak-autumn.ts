import { trip } from '../defaults.ts';
import { PLACES } from '../places.ts';
import { textsOf } from '../../texts.ts';

export const seorakAutumn = trip({
  prod_id: 'P000011',
  prod_type: 'CG002',
  prod_category: '03',
  origin_price: 96_000,
  inventory_cnt: 42,
  departureInDays: 12,
  season: { from: '10-01', to: '11-30' },
  place: PLACES.seorak,
  opt_codes: ['OPT013', 'OPT016', 'OPT007'],
  related: ['P000015', 'P000008', 'P000029'],
  texts: textsOf((pack) => pack.products.seorakAutumn),
});
