import { roomsOfPair } from './index.ts';

const room = (hotel_dtl_id: string, price: number) => ({ hotel_dtl_id, price });

test('each room of a pair is listed once, whatever order its products come in', () => {
  const products = [
    { prod_id: 'P2', hotels: [room('A', 2), room('C', 3)] },
    { prod_id: 'P1', hotels: [room('A', 1), room('B', 1)] },
    { prod_id: 'P3', hotels: [] },
  ];
  const rooms = [room('A', 2), room('B', 1), room('C', 3)];
  expect(roomsOfPair(products)).toEqual(rooms);
  expect(roomsOfPair([...products].reverse())).toEqual(rooms);
});
