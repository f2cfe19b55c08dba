import { fitRooms } from './fit-rooms.ts';

const hotels = [
  { hotel_dtl_id: 'single', hotel_type: 'S' },
  { hotel_dtl_id: 'double', hotel_type: 'D' },
] as const;

it.each([
  [{ double: 2 }, 2, { single: 0, double: 2 }],
  [{ double: 2 }, 3, { single: 1, double: 2 }],
  [{ double: 2 }, 4, { single: 0, double: 4 }],
  [{ double: 4 }, 3, { single: 1, double: 2 }],
  [{ double: 2 }, 1, { single: 1, double: 0 }],
  [{ single: 2 }, 4, { single: 4, double: 0 }],
  [{ single: 1, double: 2 }, 4, { single: 2, double: 2 }],
  [{ single: 1 }, 0, { single: 0, double: 0 }],
])('fits %j to %i persons as %j', (wished, persons, rooms) => {
  expect(fitRooms(hotels, wished, persons)).toEqual(rooms);
});

it('leaves the wish where nothing fits', () => {
  const doubles = hotels.slice(1);
  expect(fitRooms(doubles, { double: 2 }, 3)).toEqual({ double: 2 });
  expect(fitRooms([], {}, 3)).toEqual({});
});

it('fits as many kinds of rooms and persons as a product and a party may have', () => {
  const kinds = Array.from({ length: 10 }, (_, at) => ({
    hotel_dtl_id: `single${at}`,
    hotel_type: 'S' as const,
  }));
  const rooms = fitRooms(kinds, { single3: 4 }, 50);
  expect(rooms['single3']).toBeGreaterThanOrEqual(4);
  expect(Object.values(rooms).reduce((sum, taken) => sum + taken, 0)).toBe(50);
});
