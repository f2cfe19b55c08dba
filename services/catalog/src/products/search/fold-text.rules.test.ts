import { foldText, wordsOf } from './fold-text.rules.ts';

test.each([
  ['width and case', 'ＤＭＺ Tour', 'dmz tour'],
  ['Vietnamese marks', 'Đảo Jeju, lễ hội ĐÈN', 'dao jeju, le hoi den'],
  ['Latin accents, composed or not', 'Café cafe\u0301 Straße', 'cafe cafe strasse'],
  ['katakana, half width too', 'ソウル ｿｳﾙ そうる', 'そうる そうる そうる'],
  ['voiced kana stay', 'プサン・バス', 'ぷさんばす'],
  ['Hangul, composed or not', '서울 \u1109\u1165\u110b\u116e\u11af', '서울 서울'],
  ['marks inside words', 'K-POP fan’s', 'kpop fans'],
  ['traditional Chinese', '韓國濟州島、頭髮、乾淨', '韩国济州岛、头发、干净'],
  ['the Turkish i', 'ISTANBUL İı', 'istanbul ii'],
])('%s', (_, text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test.each([
  ['DMZ투어 2박3일', ['dmz', '투어', '2', '박', '3', '일']],
  ['HARBOR7', ['harbor', '7']],
  ['K팝', ['k', '팝']],
  ['首尔・釜山', ['首尔釜山']],
  ['  ', []],
  ['!?… 🎉 \u0000', []],
])('words of %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});
