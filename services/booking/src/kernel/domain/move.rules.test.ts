import { TxnType } from '@narae/contracts';
import { agreedAt, paidBooking, plainPrice } from '../../../test/support/plain-booking.ts';
import type { AgreedBooking } from './charge.rules.ts';
import { movedFields, priceMove, refundPctMost } from './move.rules.ts';

const order = (over: Parameters<typeof paidBooking>[0] = {}) =>
  paidBooking({ order_id: 'ORDER1', ...over }) as AgreedBooking;
const free = { fee_krw: 0 };
const at = (dollars: number) => ({ origin_price: dollars * 1300 });

describe('the difference of a move (ORDER-20)', () => {
  it.each([
    [120, 20],
    [90, -10],
    [100, 0],
    // Whatever the old date costs meanwhile.
    [150, 50],
  ])('agreed 100, new date %i: %i', (dollars, difference) => {
    expect(priceMove(order(), at(dollars), free)).toMatchObject({
      difference,
      origin_difference: difference * 1300,
      price: { total: dollars, cost: dollars, origin_price: dollars * 1300 },
    });
  });

  it('rounds each line before it is subtracted', () => {
    // 100.4 and 101.5 dollars are shown as 100 and 102.
    const price = { ...plainPrice, cost: 100, origin_cost: 130_520, origin_price: 130_520 };
    expect(priceMove(order({ price }), { origin_price: 131_950 }, free)).toMatchObject({
      difference: 2,
      origin_difference: 1_430,
    });
  });

  it('is by the frozen rate and discounts, and leaves extras and rooms at their price', () => {
    const price = {
      ...plainPrice,
      deal_bas_r: 1000,
      cost: 280,
      option: 33,
      hotel: 44,
      total: 357,
      origin_cost: 280_000,
      origin_option: 33_000,
      origin_hotel: 44_000,
      discounts: { ...plainPrice.discounts, teen_pct: 20 },
      origin_price: 100_000,
    };
    const party = { adult_cnt: 2, teen_cnt: 1, children_cnt: 0, child_cnt: 1 };
    const moved = priceMove(order({ party, price }), { origin_price: 110_000 }, free);
    expect(moved.price).toEqual({
      ...price,
      origin_price: 110_000,
      cost: 308,
      origin_cost: 308_000,
      total: 385,
    });
    expect(moved.difference).toBe(28);
  });

  it('has the fee in it, converted by itself', () => {
    expect(priceMove(order(), at(90), { fee_krw: 6_600 })).toMatchObject({
      fee: 5,
      difference: -5,
      origin_difference: -6_400,
      price: { total: 90 },
    });
  });
});

const move = {
  from: 'PTOUR1',
  prod_id: 'PTOUR2',
  party: order().party,
  price: { ...plainPrice, total: 90 },
  difference: -10,
  refund_pct_most: 100,
};
const moving = { by: 'member', at: agreedAt, held_until: null } as const;

it('a moved order has its new departure and price, and the old one to give back', () => {
  const first = movedFields(order(), move, moving);
  expect(first).toEqual({
    prod_id: 'PTOUR2',
    price: move.price,
    moves: [
      {
        move_no: 1,
        from: 'PTOUR1',
        to: 'PTOUR2',
        by: 'member',
        at: agreedAt,
        difference: -10,
        refund_pct_most: 100,
      },
    ],
    left: [{ prod_id: 'PTOUR1', at: agreedAt, seats: 1, held_until: null }],
  });
  const again = movedFields(order({ ...first, left: [] }), { ...move, prod_id: 'PTOUR3' }, moving);
  expect(again.moves.map(({ move_no, from, to }) => [move_no, from, to])).toEqual([
    [1, 'PTOUR1', 'PTOUR2'],
    [2, 'PTOUR2', 'PTOUR3'],
  ]);
  expect(again.left).toMatchObject([{ prod_id: 'PTOUR2' }]);
  expect(order({ ...first }).txn_type).toBe(TxnType.Paid);
});

it('returns no more than it did before the lowest step it left', () => {
  expect(refundPctMost({})).toBe(100);
  const moves = [90, 80, 100].map((refund_pct_most, index) => ({
    move_no: index + 1,
    from: 'A',
    to: 'B',
    by: 'desk' as const,
    at: agreedAt,
    difference: 0,
    refund_pct_most,
  }));
  expect(refundPctMost({ moves })).toBe(80);
});
