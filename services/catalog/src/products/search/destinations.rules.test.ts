import { LAN_TPS, type LanTp } from '@narae/contracts/languages';
import { destinations, destinationsOf } from './destinations.rules.ts';

const keys = (place: string, lanTp: LanTp): string[] =>
  destinationsOf({ [lanTp]: place }, lanTp).map(({ place_id }) => place_id);

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
    for (const lanTp of LAN_TPS) {
      expect(keys(names[lanTp], lanTp)).toEqual([place_id]);
    }
  }
});

test('a place without a text in the asked language is read in English and named in the asked one', () => {
  expect(destinationsOf({ ENG: 'Hongdae, Seoul', KOR: '부산' }, 'JPN')).toEqual([
    { place_id: 'seoul', place_nm: 'ソウル' },
  ]);
});
