import { wordsOf } from './fold-text.rules.ts';
import { scoreOf, searchEntry } from './search-index.rules.ts';

const five = (CHN: string, KOR: string, ENG: string, JPN: string, VTN: string) => ({
  CHN,
  KOR,
  ENG,
  JPN,
  VTN,
});
const none = five('', '', '', '', '');

const busan = searchEntry({
  titles: five('釜山夜景一日游', '부산 야경 하루 여행', 'Busan by night', '釜山ナイトビュー', 'Busan về đêm'),
  places: five('釜山 广安里', '부산 광안리', 'Gwangalli, Busan', '釜山・広安里', 'Gwangalli, Busan'),
  descs: five('HARBOR 7的歌', 'HARBOR 7의 노래', 'The songs of HARBOR 7', 'HARBOR 7の歌', 'Nhạc HARBOR 7'),
  contents: { ...none, ENG: '<p>Instead of tea&nbsp;we have <b>coffee</b></p>', VTN: 'Đường ven biển' },
  options: [five('晚餐', '저녁', 'Dinner', '夕食', 'Bữa tối')],
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
