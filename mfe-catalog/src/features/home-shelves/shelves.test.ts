import type { Product } from '@narae/contracts';
import { cardsOfTrips, shelfOf, shelfPlans } from './shelves.ts';

const product = (prod_id: string, change: Partial<Product> = {}): Product =>
  ({
    prod_id,
    prod_type: 'CG001',
    prod_category: '02',
    package_cnt: 0,
    progress_yn: 'Y',
    inventory_cnt: 20,
    ...change,
  }) as Product;
const plan = (title: string) => shelfPlans.find((shelf) => shelf.title === title)!;
const ids = (title: string, products: Product[]) => shelfOf(plan(title), products).map((row) => row.prod_id);

test('what closes soon or is nearly gone stands on the first shelf; what is over does not', () => {
  const products = [
    product('plenty'),
    product('soon', { progress_yn: 'D' }),
    product('few', { inventory_cnt: 3 }),
    product('gone', { inventory_cnt: 0, progress_yn: 'D' }),
    product('closed', { progress_yn: 'E', inventory_cnt: 2 }),
  ];
  expect(ids('shelf_closing', products)).toEqual(['soon', 'few']);
});

test('each category has its shelf, and a shelf has an end', () => {
  expect(ids('shelf_theme', [product('a'), product('b', { prod_type: 'CG002' })])).toEqual(['b']);
  expect(
    ids(
      'shelf_kpop',
      Array.from({ length: 30 }, (_, i) => product(`p${i}`)),
    ),
  ).toHaveLength(10);
});

test('a trip has one card, that of its next departure with seats', () => {
  const products = [
    product('walk', { trip_id: 'TR1' }),
    product('tea', { trip_id: 'TR2' }),
    product('walk next week', { trip_id: 'TR1' }),
    product('hike sold out', { trip_id: 'TR3', inventory_cnt: 0 }),
    product('hike', { trip_id: 'TR3' }),
    product('climb sold out', { trip_id: 'TR4', inventory_cnt: 0 }),
    product('climb sold out too', { trip_id: 'TR4', inventory_cnt: 0 }),
  ];
  expect(cardsOfTrips(products).map(({ prod_id }) => prod_id)).toEqual([
    'walk',
    'tea',
    'hike',
    'climb sold out',
  ]);
});
