import { defaultDiscounts } from './money.ts';
import { priceOf } from './pricing.ts';

/** What one of each category pays of 100,000 KRW, in KRW. */
const pays = (variant: 'trip' | 'enter') =>
  Object.fromEntries(
    priceOf({
      originPrice: 100_000,
      discounts: defaultDiscounts[variant],
      party: { adult_cnt: 1, teen_cnt: 1, children_cnt: 1, child_cnt: 1 },
      options: [],
      rooms: [],
      dealBasR: 1,
      currency: 'KRW',
    }).categories.map(({ memType, originAmount }) => [memType, originAmount]),
  );

test('by default everybody but infants pays a trip in full, and children 2 % less for what they enter (MONEY-9)', () => {
  expect(pays('trip')).toEqual({ adult: 100_000, teen: 100_000, children: 100_000, child: 0 });
  expect(pays('enter')).toEqual({ adult: 100_000, teen: 100_000, children: 98_000, child: 0 });
});
