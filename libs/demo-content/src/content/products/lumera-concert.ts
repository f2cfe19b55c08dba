import { programme } from '../defaults.ts';
import { PLACES } from '../places.ts';
import { textsOf } from '../../texts.ts';

export const lumeraConcert = programme({
  prod_id: 'P000019',
  prod_type: 'CG004',
  prod_category: '02',
  origin_price: 154_000,
  inventory_cnt: 60,
  departureInDays: 35,
  departsOn: [6],
  place: PLACES.olympicPark,
  opt_codes: ['OPT021', 'OPT022', 'OPT004', 'OPT027'],
  optionStock: [
    { opt_code: 'OPT021', stock: 4 },
    { opt_code: 'OPT022', stock: 30 },
  ],
  related: ['P000001', 'P000023', 'P000024'],
  texts: textsOf((pack) => pack.products.lumeraConcert),
});
