import { packageOf, stay, trip, WITH_AIR_TICKET } from '../defaults.ts';
import { PLACES } from '../places.ts';
import { textsOf } from '../../texts.ts';

/** Package tour of CG001/01: exact parties of two, three and four; tickets are bought after 2024-08-08 (count 26). */
export const lumeraWeekend = trip({
  prod_id: 'P000001',
  prod_type: 'CG001',
  prod_category: '01',
  origin_price: 520_000,
  inventory_cnt: 24,
  departureInDays: 34,
  // Friday; the concert of P000019 is on the Saturday.
  departsOn: [5],
  nights: 2,
  package_cnt: 2,
  package_group: 'P000001',
  documents: WITH_AIR_TICKET,
  ticket_yn: 'Y',
  ticket_cnt: 26,
  place: PLACES.olympicPark,
  opt_codes: ['OPT003', 'OPT004', 'OPT005', 'OPT018', 'OPT031', 'OPT032'],
  hotels: stay(
    'HD01',
    textsOf((pack) => pack.products.lumeraWeekend.hotels),
    { single: 260_000, double: 145_000 },
  ),
  related: ['P000019', 'P000004', 'P000005'],
  texts: textsOf((pack) => pack.products.lumeraWeekend.texts),
});

export const lumeraWeekendForThree = packageOf(lumeraWeekend, {
  prod_id: 'P000002',
  package_cnt: 3,
  origin_price: 490_000,
  inventory_cnt: 30,
});

export const lumeraWeekendForFour = packageOf(lumeraWeekend, {
  prod_id: 'P000003',
  package_cnt: 4,
  origin_price: 460_000,
  inventory_cnt: 32,
});
