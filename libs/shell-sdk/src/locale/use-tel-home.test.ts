import { telHome } from './use-tel-home.ts';

test.each([
  ['en', ['en-GB', 'en-US'], 'GB'],
  ['en', ['ko-KR', 'en'], 'US'],
  ['ko', ['en-US'], 'KR'],
  ['zh-CN', ['zh-TW', 'zh'], 'TW'],
  ['zh-CN', ['zh-Hant-HK'], 'HK'],
  ['zh-CN', [], 'CN'],
  ['en', ['en-US@posix'], 'US'],
  ['ko', ['C'], 'KR'],
  ['ja', ['ja'], 'JP'],
  ['vi', ['vi'], 'VN'],
])('on a page in %s, with a browser in %j, a number is one of %s', (lang, browser, region) => {
  expect(telHome(lang, browser)).toEqual({ lang, region });
});
