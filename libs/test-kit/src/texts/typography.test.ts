import { typographyProblems } from './typography.ts';

test.each([
  ['CHN', '乘 KTX 往返'],
  ['CHN', '首尔 弘大'],
  ['CHN', '您好,请登录'],
  ['JPN', '9:00 出発'],
  ['JPN', '{{name}} 様のお名前'],
  ['JPN', 'ソウル·釜山'],
  ['JPN', '5～8度'],
  ['JPN', '10％割引'],
  ['KOR', '안녕하세요。'],
  ['ENG', '5 % off'],
  ['ENG', 'Loading...'],
  ['ENG', "the day's catch"],
  ['VTN', 'Chào  bạn'],
] as const)('%s: “%s” is not set as the language is written', (lanTp, text) => {
  expect(typographyProblems(text, lanTp)).toHaveLength(1);
});

test.each([
  ['CHN', '首尔·弘大，乘KTX往返（约2小时）· 含票'],
  ['JPN', '{{name}} 様'],
  ['JPN', 'ソ・イル アコースティックナイト「遅い返事」、5〜8度、10%割引'],
  ['KOR', 'LUMERA 단독 콘서트 〈애프터글로〉, 서울·부산'],
  ['ENG', 'The day’s catch: 5% off…'],
  ['VTN', '“Narae” là đôi cánh, 9:00–18:00'],
] as const)('%s: “%s” is', (lanTp, text) => {
  expect(typographyProblems(text, lanTp)).toEqual([]);
});
