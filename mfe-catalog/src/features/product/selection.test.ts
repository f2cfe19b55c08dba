import type { HotelDetail, Option, ProductDetail } from '@narae/contracts';
import { firstSelection, priceOfSelection, progressProblem, roomsOf, selectionProblem } from './selection.ts';

const product = {
  package_cnt: 0,
  inventory_cnt: 3,
  origin_price: 100_000,
  deal_bas_r: 1000,
  prod_price_tp: 'USD',
  progress_yn: 'Y',
  discounts: { teen_pct: 0, children_pct: 2, infant_takes_seat: false },
} as ProductDetail;
const options = [{ opt_code: 'OPT1', opt_kind: 'extra', origin_price: 10_000 }] as Option[];
const hotels = [
  { hotel_dtl_id: 'H1', hotel_type: 'S', origin_hotel_price: 50_000 },
  { hotel_dtl_id: 'H2', hotel_type: 'D', origin_hotel_price: 30_000 },
] as HotelDetail[];

test('the screen begins with one adult, a package with its persons', () => {
  expect(firstSelection(product).party.adult_cnt).toBe(1);
  expect(firstSelection({ ...product, package_cnt: 3 }).party.adult_cnt).toBe(3);
});

test('what is chosen is priced, and what is not costs nothing', () => {
  const party = { adult_cnt: 2, teen_cnt: 0, children_cnt: 1, child_cnt: 1 };
  const price = (chosen: Record<string, number>) =>
    priceOfSelection({ product, options, hotels: [] }, { party, options: chosen, rooms: {} });
  expect(price({ OPT1: 3 })).toMatchObject({ cost: 298, option: 30, total: 328 });
  expect(price({})).toMatchObject({ option: 0 });
});

test('the cheapest rooms that fit are chosen until the shopper chooses others', () => {
  const three = { party: { adult_cnt: 3, teen_cnt: 0, children_cnt: 0, child_cnt: 1 }, options: {} };
  expect(roomsOf({ ...three, rooms: null }, hotels)).toEqual({ H2: 2, H1: 1 });
  expect(roomsOf({ ...three, rooms: { H1: 3 } }, hotels)).toEqual({ H1: 3 });
  const choices = { product, options: [], hotels };
  expect(priceOfSelection(choices, { ...three, rooms: null }).hotel).toBe(110);
  expect(selectionProblem(choices, { ...three, rooms: null })).toBeNull();
});

test.each([
  ['W', 'product_not_registered'],
  ['E', 'product_deadline'],
  ['Y', undefined],
  ['D', undefined],
] as const)('progress %s: %s', (progress_yn, error) => {
  expect(progressProblem({ ...product, progress_yn })?.error).toBe(error);
});

test('one person takes one seat, whatever kinds of seats there are', () => {
  const seats = ['GROUND', 'STAND'].map((opt_code) => ({ opt_code, opt_kind: 'seat', origin_price: 10_000 }));
  const problem = (chosen: Record<string, number>) =>
    selectionProblem(
      { product, options: seats as Option[], hotels: [] },
      { party: { adult_cnt: 1, teen_cnt: 0, children_cnt: 0, child_cnt: 0 }, options: chosen, rooms: {} },
    );
  expect(problem({ GROUND: 1 })).toBeNull();
  expect(problem({ GROUND: 50, STAND: 1 })).toMatchObject({
    error: 'opt_participants_limit',
    params: { count: 1 },
  });
});

test('of a limited option no more is taken than is left (SEAT-9)', () => {
  const light = [{ opt_code: 'LIGHT', opt_kind: 'extra', origin_price: 10_000 }] as Option[];
  const problem = (count: number, remaining: number) =>
    selectionProblem(
      {
        product: { ...product, option_left: [{ opt_code: 'LIGHT', remaining }] },
        options: light,
        hotels: [],
      },
      {
        party: { adult_cnt: 1, teen_cnt: 0, children_cnt: 0, child_cnt: 0 },
        options: { LIGHT: count },
        rooms: {},
      },
    );
  expect(problem(2, 2)).toBeNull();
  expect(problem(3, 2)).toMatchObject({ error: 'option_not_enough', params: { left: 2 } });
  expect(problem(1, 0)).toMatchObject({ error: 'option_sold_out', field: 'options' });
});

test('rooms must hold everybody, doubles in pairs, and every option somebody', () => {
  const party = { adult_cnt: 3, teen_cnt: 0, children_cnt: 0, child_cnt: 0 };
  const problem = (rooms: Record<string, number>, chosen: Record<string, number> = {}) =>
    selectionProblem({ product, options, hotels }, { party, options: chosen, rooms })?.error;
  expect(problem({ H1: 1 })).toBe('hotel_personnel_mismatch');
  expect(problem({ H2: 3 })).toBe('room_even_only');
  expect(problem({ H1: 1, H2: 2 }, { OPT1: 0 })).toBe('opt_participants_select');
  expect(problem({ H1: 1, H2: 2 }, { OPT1: 1 })).toBeUndefined();
});
