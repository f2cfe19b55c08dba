import { destinations, destinationsOf } from './destinations.rules.ts';

const keys = (place: string, lanTp: Parameters<typeof destinationsOf>[1]): string[] =>
  destinationsOf(place, lanTp).map(({ place_id }) => place_id);

test.each([
  ['Hongdae, Seoul', 'ENG', ['seoul']],
  ['서울 홍대', 'KOR', ['seoul']],
  ['ソウル・弘大', 'JPN', ['seoul']],
  ['首尔・釜山', 'CHN', ['seoul', 'busan']],
  ['Đảo Jeju', 'VTN', ['jeju']],
  ['Yeosu, Suncheon và Boseong', 'VTN', ['suncheon', 'yeosu', 'boseong']],
  ['Tokyo', 'ENG', []],
] as const)('%s leads to %j', (place, lanTp, expected) => {
  expect(keys(place, lanTp)).toEqual(expected);
});

test('no name stands inside another, in any language', () => {
  for (const { place_id, names } of destinations) {
    for (const lanTp of ['CHN', 'KOR', 'ENG', 'JPN', 'VTN'] as const) {
      expect(keys(names[lanTp], lanTp)).toEqual([place_id]);
    }
  }
});
