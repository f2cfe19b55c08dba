import { cheapestRooms, type PricedRoom } from '../index.ts';

const single: PricedRoom = { hotel_dtl_id: 'S', hotel_type: 'S', price: 260 };
const double: PricedRoom = { hotel_dtl_id: 'D', hotel_type: 'D', price: 145 };
const dear: PricedRoom = { hotel_dtl_id: 'DD', hotel_type: 'D', price: 200 };
const cheapSingle: PricedRoom = { ...single, price: 100 };

test.each([
  ['one person takes the single', [single, double], 1, { S: 1 }, 260],
  ['two share the cheaper double', [single, dear, double], 2, { D: 2 }, 290],
  ['the third of three is single', [single, double], 3, { D: 2, S: 1 }, 550],
  ['singles where they cost less', [cheapSingle, double], 4, { S: 4 }, 400],
  ['more people than singles', [cheapSingle, double], 21, { D: 2, S: 19 }, 2190],
  ['nobody', [single, double], 0, {}, 0],
  ['singles where there is nothing else, to the last one', [single], 20, { S: 20 }, 5200],
  ['singles where both cost the same', [{ ...single, price: 145 }, double], 2, { S: 2 }, 290],
  ['the first of two that cost the same', [double, { ...double, hotel_dtl_id: 'D2' }], 2, { D: 2 }, 290],
])('%s', (_what, rooms, persons, expected, price) => {
  expect(cheapestRooms(rooms, persons)).toEqual({ persons: expected, price });
});

test.each([
  ['an odd party in doubles only', [double], 3],
  ['more than all beds', [single, double], 41],
  ['no rooms at all', [], 1],
  ['one more than the singles', [single], 21],
])('%s does not fit', (_what, rooms, persons) => {
  expect(cheapestRooms(rooms, persons)).toBeNull();
});
