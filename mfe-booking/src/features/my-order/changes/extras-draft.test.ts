import type { HotelDetail, MyOrder, Option } from '@narae/contracts';
import { paidOrder } from '../../../../test/bookings.ts';
import { draftOf } from '../../../shared/modify/row-draft.ts';
import { choiceOf, extrasOf, extrasViolation, sameExtras } from './extras-draft.ts';

const onSale = {
  options: [
    { opt_code: 'PHOTO', opt_kind: 'extra', opt_price: 99, origin_price: 99_000 },
    { opt_code: 'HANBOK', opt_kind: 'extra', opt_price: 20, origin_price: 26_000 },
  ] as unknown as Option[],
  hotels: [] as HotelDetail[],
};
const line = (opt_code: string, participant_cnt = 1) => ({
  opt_code,
  opt_name: `Name of ${opt_code}`,
  opt_price: 10,
  origin_price: 13_000,
  participant_cnt,
});
const order = paidOrder({
  adult_cnt: 2,
  inventory_cnt: 0,
  deal_bas_r: 1_300,
  options: [line('PHOTO'), line('GONE')] as unknown as MyOrder['options'],
});
const counts = (options: Record<string, number>, rooms: Record<string, number> = {}) => ({
  ...draftOf(order),
  options,
  rooms,
});

test('what the order has keeps its price, what is new has today’s, both at the rate of the order', () => {
  const prices = extrasOf(order, onSale).options.map(({ opt_code, opt_price }) => [opt_code, opt_price]);
  expect(prices).toEqual([
    ['PHOTO', 10],
    ['HANBOK', 20],
    ['GONE', 10],
  ]);
});

test('what was taken off sale may be kept, under the name it was sold by', () => {
  expect(extrasOf(order, onSale).options[2]).toMatchObject({
    opt_nm: 'Name of GONE',
    opt_en_nm: 'Name of GONE',
    opt_vn_nm: 'Name of GONE',
  });
  const room = { hotel_dtl_id: 'H1', hotel_type: 'S', hotel_type_nm: 'Single', hotel_price: 50 };
  const hotels = [{ ...room, origin_hotel_price: 65_000, personnel_cnt: 2 }] as unknown as MyOrder['hotels'];
  expect(extrasOf({ ...order, hotels }, onSale).hotels).toMatchObject([
    { hotel_dtl_id: 'H1', hotel_type_jp_nm: 'Single', hotel_price: 50 },
  ]);
});

test('a sold-out trip does not keep its travellers from changing what they have', () => {
  const choices = extrasOf(order, onSale);
  expect(extrasViolation(order, choices, counts({ PHOTO: 2 }))).toBeNull();
  expect(extrasViolation(order, choices, counts({ PHOTO: 0 }))?.error).toBe('opt_participants_select');
});

test('a choice is the same whatever stands at none, and is sent without empty rooms', () => {
  expect(sameExtras(counts({ PHOTO: 1 }), counts({ PHOTO: 1 }, { H1: 0 }))).toBe(true);
  expect(sameExtras(counts({ PHOTO: 1 }), counts({ PHOTO: 1, HANBOK: 1 }))).toBe(false);
  expect(choiceOf(counts({ PHOTO: 1 }, { H1: 0, H2: 2 }))).toEqual({
    options: [{ opt_code: 'PHOTO', participant_cnt: 1 }],
    hotels: [{ hotel_dtl_id: 'H2', personnel_cnt: 2 }],
  });
});
