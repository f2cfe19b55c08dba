import type { BookableProduct } from '@narae/contracts';
import { firstRefundSchedules } from '@narae/rules';
import { agreedAt, plainAttempt, plainBooking, plainPrice } from '../../../test/support/plain-booking.ts';
import { packageTrip } from '../../../test/support/products.ts';
import {
  atAgreedPrices,
  atTodaysPrices,
  freeze,
  freezeBy,
  pinnedPolicy,
  priceBy,
  pricesDiffer,
  priceSelection,
  shownPrice,
  type Selection,
} from './booking-price.rules.ts';
import type { BookingOption, BookingRoom } from '../booking/booking-parts.model.ts';
import type { Agreement } from './price-snapshot.ts';

const names = packageTrip.titles;
const dates = { reg_date: agreedAt, mod_date: agreedAt };
const option = (opt_code: string, origin_price: number, participant_cnt = 1): BookingOption => ({
  opt_id: `O-${opt_code}`,
  opt_code,
  names,
  origin_price,
  participant_cnt,
  ...dates,
});
const room = (hotel_dtl_id: string, origin_hotel_price: number, personnel_cnt = 1): BookingRoom => ({
  hotel_cart_id: `H-${hotel_dtl_id}`,
  hotel_dtl_id,
  hotel_type: 'S',
  names,
  origin_hotel_price,
  personnel_cnt,
  ...dates,
});
const product: BookableProduct = {
  ...packageTrip,
  discounts: { teen_pct: 10, children_pct: 0, infant_takes_seat: true },
};
const selection: Selection = {
  party: { adult_cnt: 1, teen_cnt: 1, children_cnt: 0, child_cnt: 0 },
  options: [option('PHOTO', 1, 2), option('GONE', 7_000)],
  rooms: [room('HSINGLE', 2, 2), room('HGONE', 9_000)],
};
const pricesOf = ({ options, rooms }: Selection) => [
  ...options.map(({ origin_price }) => origin_price),
  ...rooms.map(({ origin_hotel_price }) => origin_hotel_price),
];

test("lines have the product's prices of today, and what was taken off sale the price of its choice", () => {
  const today = atTodaysPrices(product, selection);
  expect(pricesOf(today)).toEqual([13_000, 7_000, 65_000, 9_000]);
  expect(today).toMatchObject({
    party: selection.party,
    options: [{ opt_id: 'O-PHOTO', participant_cnt: 2 }, {}],
  });
});

test('a line that was agreed on keeps its price, and a new one has its own', () => {
  const before = { ...selection, options: [option('GONE', 6_000)], rooms: [room('HSINGLE', 50_000)] };
  const agreed = atAgreedPrices(before, selection);
  expect(pricesOf(agreed)).toEqual([1, 6_000, 50_000, 9_000]);
  expect(agreed).toMatchObject({ party: selection.party, rooms: [{ personnel_cnt: 2 }, {}] });
});

test('a selection is priced by what it has of each line', () => {
  // Adult 130,000, teenager 117,000; options 2 × 13,000 and 7,000; rooms 2 × 65,000 and 9,000.
  expect(priceSelection(product, selection, 'KRW', 1)).toMatchObject({
    currency: 'KRW',
    dealBasR: 1,
    cost: 247_000,
    option: 33_000,
    hotel: 139_000,
    total: 419_000,
  });
  const terms = {
    currency: 'USD',
    deal_bas_r: 1000,
    origin_price: 10_000,
    discounts: product.discounts,
  } as const;
  expect(priceBy(terms, selection)).toMatchObject({ cost: 19, option: 7, hotel: 9, dealBasR: 1000 });
});

describe('a price as it stands on the order', () => {
  const price = priceSelection(product, selection, 'USD', 1000);
  const sums = {
    currency: 'USD',
    deal_bas_r: 1000,
    cost: 247,
    option: 33,
    hotel: 139,
    total: 419,
    origin_cost: 247_000,
    origin_option: 33_000,
    origin_hotel: 139_000,
  };

  it('has the rules it was made by', () => {
    expect(freeze(price, product, agreedAt)).toEqual({
      ...sums,
      origin_price: 130_000,
      discounts: product.discounts,
      cancellation: 'tour',
      refund_schedule: firstRefundSchedules.outbound,
      name_change: { countsAsCancellation: false, feeUsd: 50 },
      moving: { until_days: 30, fee_krw: 0 },
      frozen_at: agreedAt,
    });
  });

  it('has a deposit where one is taken now, whenever its hour began', () => {
    const sold = { ...product, deposit_pct: 30 };
    expect(freeze(price, sold, agreedAt).deposit).toMatchObject({ pct: 30, amount: 126 });
    expect(freeze(price, sold, agreedAt, new Date('2026-12-10T00:00:00Z')).deposit).toBeUndefined();
  });

  it('that is made by an agreement keeps its terms and hour', () => {
    const agreement: Agreement = {
      currency: 'USD',
      deal_bas_r: 1000,
      origin_price: 100_000,
      discounts: { teen_pct: 0, children_pct: 0, infant_takes_seat: false },
      cancellation: 'concert',
      refund_schedule: firstRefundSchedules.performance,
      name_change: { countsAsCancellation: true, feeUsd: 0 },
      deposit: { pct: 10, balance_by: '2026-11-18' },
      frozen_at: agreedAt,
    };
    expect(freezeBy(price, { ...product, deposit_pct: 30 }, agreement)).toEqual({
      ...sums,
      ...agreement,
      deposit: { pct: 10, balance_by: '2026-11-18', amount: 42, origin_amount: 41_900 },
    });
  });
});

test('an order from before there was a choice of policies has those of that time', () => {
  expect(pinnedPolicy(plainPrice)).toEqual({
    refund_schedule: plainPrice.refund_schedule,
    name_change: plainPrice.name_change,
  });
  const { name_change: _later, ...old } = plainPrice;
  const before = { ...old, cancellation: 'concert' as const, refund_schedule: { name: 'x' } as never };
  expect(pinnedPolicy(before)).toEqual({
    refund_schedule: firstRefundSchedules.outbound,
    name_change: { countsAsCancellation: true, feeUsd: 0 },
  });
});

describe('the price to show for a booking', () => {
  const now = new Date(agreedAt.getTime() + 3_600_000);
  const shown = (booking: Parameters<typeof shownPrice>[0], currency: 'USD' | 'KRW' = 'USD') =>
    shownPrice(booking, packageTrip, currency, currency === 'USD' ? 1000 : 1, now);

  it('is the agreed one while it stands', () => {
    expect(shown(plainBooking())).toBe(plainPrice);
  });

  it('is made by the agreement where the booking was changed since', () => {
    const changed = { ...plainBooking({ agreement: plainPrice }), price: null };
    expect(shown(changed)).toMatchObject({ deal_bas_r: 1300, total: 100, frozen_at: agreedAt });
  });

  it('is the one of today in another currency, or when the agreement is over', () => {
    const mod_date = new Date(agreedAt.getTime() + 5);
    expect(shown(plainBooking({ mod_date }), 'KRW')).toMatchObject({ total: 130_000, frozen_at: mod_date });
    const late = shownPrice(
      plainBooking(),
      packageTrip,
      'USD',
      1000,
      new Date(agreedAt.getTime() + 86_400_000),
    );
    expect(late).toMatchObject({ deal_bas_r: 1000, total: 130 });
  });

  it('takes a deposit by the hour it is shown at', () => {
    const sold = { ...packageTrip, deposit_pct: 30 };
    const at = (when: string) =>
      shownPrice({ ...plainBooking(), price: null }, sold, 'USD', 1000, new Date(when)).deposit;
    expect(at('2026-11-01T03:00:00Z')).toBeDefined();
    expect(at('2026-12-10T03:00:00Z')).toBeUndefined();
  });

  it('stays the agreed one while it is being paid, whatever the currency', () => {
    expect(shown(plainBooking({ payments: [plainAttempt()] }), 'KRW')).toBe(plainPrice);
  });
});

test('what a browser saw differs where one of its parts does', () => {
  const price = { cost: 1, option: 2, hotel: 3 };
  expect(pricesDiffer({}, price)).toBe(false);
  expect(pricesDiffer({ cost_price: 1, option_price: 2, hotel_price: 3 }, price)).toBe(false);
  expect(pricesDiffer({ cost_price: 2 }, price)).toBe(true);
  expect(pricesDiffer({ option_price: 3 }, price)).toBe(true);
  expect(pricesDiffer({ hotel_price: 0 }, price)).toBe(true);
  expect(pricesDiffer({ cost_price: 1, hotel_price: 1 }, price)).toBe(true);
});
