import fc from 'fast-check';
import {
  aboveCap,
  convert,
  discountPct,
  payingShare,
  priceOf,
  shownUnits,
  type PriceInput,
} from '../index.ts';

const none = { adult_cnt: 0, teen_cnt: 0, children_cnt: 0, child_cnt: 0 };
const base: PriceInput = {
  originPrice: 139_120,
  discounts: { teen_pct: 0, children_pct: 2, infant_takes_seat: false },
  party: { ...none, adult_cnt: 2, children_cnt: 1, child_cnt: 1 },
  options: [{ originPrice: 15_000, participants: 2 }],
  rooms: [{ hotelType: 'D', originPrice: 80_000, persons: 2 }],
  dealBasR: 1391.2,
  currency: 'USD',
};

test('discounts come off the category, never off options and hotel; each part is converted once', () => {
  expect(priceOf(base)).toMatchObject({
    originCost: 414_578,
    originOption: 30_000,
    originHotel: 160_000,
    cost: 298,
    option: 22,
    hotel: 115,
    total: 435,
  });
});

test('the base price is summed exactly and rounded once, not category by category', () => {
  const price = priceOf({
    ...base,
    originPrice: 187_350,
    discounts: { teen_pct: 3, children_pct: 5, infant_takes_seat: false },
    party: { ...none, adult_cnt: 1, teen_cnt: 1, children_cnt: 1 },
    dealBasR: 1,
    currency: 'KRW',
  });
  expect(price).toMatchObject({ originCost: 547_062, cost: 547_062 });
});

test('halves round up', () => {
  expect(convert(15, 10)).toBe(2);
  expect(convert(14, 10)).toBe(1);
});

test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('a rate of %p is rejected', (rate) => {
  expect(() => convert(1000, rate)).toThrow(RangeError);
});

test('the cap is a line of its own currency and touches it without crossing', () => {
  expect(aboveCap({ total: 2253, currency: 'USD' })).toBe(false);
  expect(aboveCap({ total: 2254, currency: 'USD' })).toBe(true);
});

test('a price for one is whole where it multiplies to its line, else it is to the cent', () => {
  // 154.60 USD each: two are 309, which is not 2 × 155.
  expect(shownUnits(309, 1000, [{ originPrice: 154_600, times: 2 }])).toEqual([154.6]);
  expect(shownUnits(155, 1000, [{ originPrice: 154_600, times: 1 }])).toEqual([155]);
  expect(shownUnits(310, 1000, [{ originPrice: 154_600, times: 2 }])).toEqual([155]);
  // A child at 2 % off is part of the same line: 2.98 times 154.60 USD are 461, and 2.98 times 155 are not.
  const times = payingShare({ adult_cnt: 2, teen_cnt: 0, children_cnt: 1, child_cnt: 4 }, base.discounts);
  expect(times).toBe(2.98);
  expect(shownUnits(298, 1000, [{ originPrice: 100_000, times }])).toEqual([100]);
  expect(shownUnits(461, 1000, [{ originPrice: 154_600, times }])).toEqual([154.6]);
  // Several options are one line: where their whole prices do not sum to it, each is to the cent.
  const options = [
    { originPrice: 10_400, times: 2 },
    { originPrice: 10_400, times: 1 },
  ];
  expect(shownUnits(31, 1000, options)).toEqual([10.4, 10.4]);
});

const counts = fc.record({
  adult_cnt: fc.nat(50),
  teen_cnt: fc.nat(50),
  children_cnt: fc.nat(50),
  child_cnt: fc.nat(50),
});

test('whatever the party, the total is the sum of its displayed parts, and infants are free', () => {
  fc.assert(
    fc.property(
      counts,
      fc.integer({ min: 1000, max: 3_000_000 }),
      fc.double({ min: 0.5, max: 2000, noNaN: true }),
      (party, originPrice, dealBasR) => {
        const price = priceOf({ ...base, party, originPrice, dealBasR });
        const without = priceOf({ ...base, party: { ...party, child_cnt: 0 }, originPrice, dealBasR });
        return (
          price.total === price.cost + price.option + price.hotel &&
          price.total === without.total &&
          Number.isInteger(price.total)
        );
      },
    ),
  );
});

test('a price explains what each category pays, to fractions of a won', () => {
  const discounts = { teen_pct: 10, children_pct: 3, infant_takes_seat: true };
  const party = { adult_cnt: 2, teen_cnt: 3, children_cnt: 1, child_cnt: 1 };
  expect(priceOf({ ...base, originPrice: 101, discounts, party }).categories).toEqual([
    { memType: 'adult', count: 2, discountPct: 0, originAmount: 202 },
    { memType: 'teen', count: 3, discountPct: 10, originAmount: 272.7 },
    { memType: 'children', count: 1, discountPct: 3, originAmount: 97.97 },
    { memType: 'child', count: 1, discountPct: 100, originAmount: 0 },
  ]);
  expect(discountPct('teen', discounts)).toBe(10);
});

test('a line that whole prices miss by more than arithmetic has its prices to the cent', () => {
  // Two and a half times 2 are 5; the line says 6.
  expect(shownUnits(6, 1, [{ originPrice: 2, times: 2.5 }])).toEqual([2]);
  expect(shownUnits(6, 1000, [{ originPrice: 2_400, times: 2.5 }])).toEqual([2.4]);
});
