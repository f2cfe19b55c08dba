import { roomsOfPair } from '../index.ts';

const pair = { prod_type: 'CG001', prod_category: '01' };
const room = (hotel_dtl_id: string, price: number) => ({ hotel_dtl_id, price });

test('each room of a pair, and of no other, is listed once, whatever order its products come in', () => {
  const products = [
    { ...pair, prod_id: 'P2', hotels: [room('A', 2), room('C', 3)] },
    { ...pair, prod_id: 'P1', hotels: [room('A', 1), room('B', 1)] },
    { ...pair, prod_id: 'P3', hotels: [] },
    { ...pair, prod_id: 'P4', prod_category: '02', hotels: [room('D', 4)] },
    { ...pair, prod_id: 'P5', prod_type: 'CG002', hotels: [room('E', 5)] },
  ];
  const rooms = [room('A', 2), room('B', 1), room('C', 3)];
  expect(roomsOfPair(pair, products)).toEqual(rooms);
  expect(roomsOfPair(pair, [...products].reverse())).toEqual(rooms);
});
