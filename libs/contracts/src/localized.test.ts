import { LAN_TPS } from './languages.ts';
import { perLanguage, textIn, toWireFields, wireField, wireText } from './localized.ts';

test('a text that is missing or empty is shown in English, then in Korean', () => {
  expect(textIn({ KOR: '서울', ENG: 'Seoul', VTN: '' }, 'VTN')).toBe('Seoul');
  expect(textIn({ KOR: '서울' }, 'JPN')).toBe('서울');
  expect(textIn({ JPN: 'ソウル', KOR: '서울' }, 'JPN')).toBe('ソウル');
  expect(textIn({}, 'ENG')).toBe('');
  expect(textIn(undefined, 'ENG')).toBe('');
});

test('texts are spread over the fields of the wire', () => {
  const fields = toWireFields('cd_', 'name', { KOR: '서울', ENG: 'Seoul', CHN: '首尔', JPN: 'ソウル' });
  expect(Object.keys(fields)).toEqual(LAN_TPS.map((lanTp) => wireField('cd_', lanTp, 'name')));
  expect(fields).toMatchObject({
    cd_name: '서울',
    cd_en_name: 'Seoul',
    cd_cn_name: '首尔',
    cd_jp_name: 'ソウル',
    cd_vn_name: 'Seoul',
  });
});

test('a text is read from the fields of the wire in a language, else in English, else in Korean', () => {
  const row = toWireFields('opt_', 'nm', { ...perLanguage(() => ''), KOR: '차', ENG: 'Tea', CHN: '茶' });
  expect(wireText(row, 'opt_', 'nm', 'CHN')).toBe('茶');
  expect(wireText(row, 'opt_', 'nm', 'VTN')).toBe('Tea');
  expect(wireText({ ...row, opt_en_nm: '' }, 'opt_', 'nm', 'VTN')).toBe('차');
});
