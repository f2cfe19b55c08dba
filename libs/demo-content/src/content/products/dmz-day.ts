import { trip } from '../defaults.ts';
import { PLACES } from '../places.ts';
import { textsOf } from '../../texts.ts';

export const dmzDay = trip({
  prod_id: 'P000010',
  prod_type: 'CG002',
  prod_category: '02',
  origin_price: 92_000,
  inventory_cnt: 38,
  departureInDays: 8,
  departsOn: [0, 2, 3, 4, 5, 6],
  otherDates: [
    // No seats at all is the demo's way of being sold out.
    { prod_id: 'P000105', daysLater: 3, inventory_cnt: 0 },
    { prod_id: 'P000106', daysLater: 8, inventory_cnt: 12 },
    { prod_id: 'P000107', daysLater: 15 },
  ],
  place: PLACES.imjingak,
  opt_codes: ['OPT016', 'OPT017'],
  related: ['P000009', 'P000015', 'P000032'],
  texts: textsOf((pack) => pack.products.dmzDay),
});
