import { cheapestBed, isUnpayable, smallestParties, type PricedProduct } from './cheapest-party.ts';

const room = (hotel_type: 'S' | 'D', price: number) => ({ hotel_dtl_id: hotel_type, hotel_type, price });
const product = (over: Partial<PricedProduct> = {}): PricedProduct => ({
  origin_price: 1_000_000,
  discounts: { teen_pct: 0, children_pct: 0, infant_takes_seat: false },
  package_cnt: 0,
  rooms: [],
  ...over,
});
const discounts = { teen_pct: 10, children_pct: 50, infant_takes_seat: false };

it.each<[string, Partial<PricedProduct>, number]>([
  ['one adult', {}, 1_000_000],
  ['one teenager where that is cheaper', { discounts }, 900_000],
  ['a package of three: a teenager and two children', { discounts, package_cnt: 3 }, 1_900_000],
  ['one adult where a teenager pays as much', { discounts: { ...discounts, teen_pct: 0 } }, 1_000_000],
  [
    'two teenagers where children pay more',
    { discounts: { ...discounts, children_pct: 5 }, package_cnt: 2 },
    1_800_000,
  ],
  ['two adults where nobody pays less', { package_cnt: 2 }, 2_000_000],
  ['one person in a single room', { rooms: [room('S', 300_000), room('D', 100_000)] }, 1_300_000],
  ['two people where there are double rooms only', { rooms: [room('D', 100_000)] }, 2_200_000],
  [
    'a package of three in a double and a single room',
    { package_cnt: 3, rooms: [room('S', 300_000), room('D', 100_000)] },
    3_500_000,
  ],
])('is the price of %s', (_, over, total) =>
  expect(smallestParties(product(over), 1, 'KRW')[0]?.price.total).toBe(total),
);

it('fits no party where three people have double rooms only', () => {
  const nobody = product({ package_cnt: 3, rooms: [room('D', 1)] });
  expect(smallestParties(nobody, 1, 'KRW')).toEqual([]);
  expect(isUnpayable(nobody, 1, 'KRW')).toBe(true);
});

it.each([
  [3_000_000, 'KRW', 1, false],
  [3_000_001, 'KRW', 1, true],
  [2_900_000, 'USD', 1_300, false],
  [2_900_000, 'USD', 1_280, true],
  [2_900_000, 'CNH', 170, true],
] as const)('%s won in %s at %s: unpayable is %s', (origin_price, currency, dealBasR, unpayable) =>
  expect(isUnpayable(product({ origin_price }), dealBasR, currency)).toBe(unpayable),
);

it('is made for a teenager who pays less, and an adult where both pay the same', () => {
  const lead = (over: Partial<PricedProduct>) =>
    smallestParties(product(over), 1, 'KRW')[0]?.price.categories.find(({ count }) => count > 0)?.memType;
  expect(lead({ discounts })).toBe('teen');
  expect(lead({})).toBe('adult');
});

describe('the bed of the price that a product is offered from', () => {
  const [single, double] = [room('S', 840_000), room('D', 420_000)];

  it.each<[string, Partial<PricedProduct>, number]>([
    ['nothing without rooms', {}, 0],
    ['a place in a double room that two share', { rooms: [single, double] }, 420_000],
    ['the single room where there is no other', { rooms: [single] }, 840_000],
    ['a third of what a package of three pays', { rooms: [single, double], package_cnt: 3 }, 560_000],
    ['nothing where no rooms fit the package', { rooms: [double], package_cnt: 3 }, 0],
    [
      'the single room where two are above the cap',
      { origin_price: 1_980_000, rooms: [single, double] },
      840_000,
    ],
    [
      'the cheapest that fits where nobody can pay',
      { origin_price: 2_980_000, rooms: [single, double] },
      420_000,
    ],
  ])('is %s', (_, over, bed) => expect(cheapestBed(product(over), 1, 'KRW')).toBe(bed));

  it('can be paid by two where one in a single room is above the cap', () => {
    const two = product({ origin_price: 1_000_000, rooms: [room('S', 2_100_000), room('D', 100_000)] });
    expect(isUnpayable(two, 1, 'KRW')).toBe(false);
    expect(cheapestBed(two, 1, 'KRW')).toBe(100_000);
  });
});
