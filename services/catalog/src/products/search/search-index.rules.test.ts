import { wordsOf } from './fold-text.rules.ts';
import { scoreOf, searchEntry } from './search-index.rules.ts';

const busan = searchEntry({
  titles: {
    CHN: '釜山夜景一日游',
    KOR: '부산 야경 하루 여행',
    ENG: 'Busan by night',
    JPN: '釜山ナイトビュー',
    VTN: 'Busan về đêm',
  },
  places: { CHN: '釜山 广安里', KOR: '부산 광안리', ENG: 'Gwangalli, Busan', JPN: '釜山・広安里' },
  descs: { KOR: 'HARBOR 7의 노래', ENG: 'The songs of HARBOR 7', VTN: 'Nhạc HARBOR 7' },
  contents: { ENG: '<p>Instead of tea&nbsp;we have <b>coffee</b></p>', VTN: 'Đường ven biển' },
  options: [{ KOR: '저녁', ENG: 'Dinner' }],
});
const score = (words: string): number => scoreOf(busan, wordsOf(words));

test.each([
  '부산',
  '야경하루',
  '釜山',
  '夜景',
  'ないとびゅー',
  'ナイト',
  'ﾅｲﾄ',
  'busan',
  'BUS',
  'Night 釜山 부산',
  've dem',
  'duong ven bien',
  'harbor7',
  'harbor 7의',
  '저녁',
  'coffee',
])('%s finds it', (words) => {
  expect(score(words)).toBeGreaterThan(0);
});

test.each(['서울', '釜山 서울', 'usan', 'ffee', 'nbsp', 'p', '', '!?', '🎉'])('%s does not', (words) => {
  expect(score(words)).toBe(0);
});

test('the title counts most, a whole word more than its beginning', () => {
  expect(score('busan')).toBeGreaterThan(score('gwangalli'));
  expect(score('gwangalli')).toBeGreaterThan(score('gwang'));
  expect(score('songs')).toBeGreaterThan(score('coffee'));
});
