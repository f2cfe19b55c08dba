import type { FoundProduct } from '@narae/contracts';
import { product } from '../../../test/products.ts';
import { activeFilters, arrange, destinationsIn, shownPrice, wonOf } from './list-filter.ts';
import type { ListQuery } from './list-query.ts';

const places = { seoul: 'Seoul', busan: 'Busan' } as const;
const found = (
  prod_id: string,
  change: Partial<FoundProduct> = {},
  ...where: (keyof typeof places)[]
): FoundProduct => ({
  ...product(prod_id, change),
  dates_cnt: 1,
  destinations: where.map((place_id) => ({ place_id, place_nm: places[place_id] })),
});

const rows = [
  found('A', { ymd_format: '2099-05-01', from_price: 80, inventory_cnt: 3 }, 'seoul'),
  found('B', { ymd_format: '2099-04-01', from_price: 120, inventory_cnt: 9 }, 'seoul', 'busan'),
  found('C', { ymd_format: '2099-06-01', from_price: 100, inventory_cnt: 30, progress_yn: 'W' }, 'busan'),
  found('D', {
    ymd_format: '2099-03-01',
    from_price: 10,
    inventory_cnt: 5,
    progress_yn: 'E',
    prod_type: 'CG001',
  }),
  found('F', { ymd_format: '2099-05-20', from_price: 90, inventory_cnt: 0 }, 'seoul'),
];
const ids = (query: ListQuery): string =>
  arrange(rows, query)
    .map((row) => row.prod_id)
    .join('');

test.each<[ListQuery, string]>([
  [{}, 'ABCDF'],
  [{ prod_type: 'CG001' }, 'D'],
  [{ from: '2099-05-01' }, 'ACF'],
  [{ from: '2099-04-01', to: '2099-05-01' }, 'AB'],
  [{ place: 'busan' }, 'BC'],
  [{ place: 'nowhere' }, ''],
  [{ won_min: 117_000, won_max: 130_000 }, 'CF'],
  [{ seats: 1 }, 'AB'],
  [{ seats: 4 }, 'B'],
  [{ place: 'seoul', seats: 4, won_max: 200_000 }, 'B'],
  [{ sort: 'soonest' }, 'BAFCD'],
  [{ sort: 'price_up' }, 'AFCBD'],
  [{ sort: 'price_down' }, 'BCFAD'],
  [{ sort: 'seats' }, 'BAFCD'],
])('%j leaves %s', (query, expected) => {
  expect(ids(query)).toBe(expected);
});

test('a price that was typed stays that price, and finds what costs just as much', () => {
  for (const rate of [1, 192.37, 1_300, 1_383.9]) {
    for (const amount of [0, 1, 37, 100, 2_253]) expect(shownPrice(wonOf(amount, rate), rate)).toBe(amount);
  }
});

test('destinations come by how many trips lead there', () => {
  expect(destinationsIn(rows)).toEqual([
    { id: 'seoul', name: 'Seoul' },
    { id: 'busan', name: 'Busan' },
  ]);
});

test('an order is no filter', () => {
  expect(activeFilters({ sort: 'seats', seats: 2, from: '2099-01-01' })).toEqual(['from', 'seats']);
});
