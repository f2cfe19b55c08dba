import { cheapestBed } from './from-price.rules.ts';

const single = { hotel_dtl_id: 'S', hotel_type: 'S' as const, origin_hotel_price: 90_000 };
const double = { hotel_dtl_id: 'D', hotel_type: 'D' as const, origin_hotel_price: 60_000 };

test.each([
  ['no rooms', [], 0, 0],
  ['two share the double', [single, double], 0, 60_000],
  ['singles only', [single], 0, 90_000],
  ['a package of three', [single, double], 3, 70_000],
  ['a package that no rooms fit', [double], 3, 0],
])('%s', (_what, hotels, packageCnt, expected) => {
  expect(cheapestBed(hotels, packageCnt)).toBe(expected);
});
