import { z } from 'zod';
import { LAN_TPS } from './languages.ts';
import { perLanguage } from './localized.ts';
import { LanTp, LocalizedText, wireTexts } from './primitives.ts';

describe('LanTp', () => {
  it.each([
    ['KOR', 'KOR'],
    ['ko_KR', 'KOR'],
    ['cn', 'CHN'],
    ['ja', 'JPN'],
    ['jp', 'JPN'],
    ['vi', 'VTN'],
    ['en-GB', 'ENG'],
  ])('reads %s in an input as %s', (spelling, lan_tp) => {
    const input = z.strictObject({ lan_tp: LanTp.optional() });
    expect(input.parse({ lan_tp: spelling })).toEqual({ lan_tp });
  });

  it.each(['fr', '', 7, null, ['KOR'], { KOR: 1 }])('rejects %p', (value) => {
    expect(LanTp.safeParse(value).success).toBe(false);
  });

  it('is documented as the list of codes', () => {
    expect(z.toJSONSchema(LanTp, { io: 'input' })).toMatchObject({ type: 'string', enum: LAN_TPS });
  });
});

describe('LocalizedText', () => {
  it('fills a language that came after the text was published: English, then Korean, then any', () => {
    expect(LocalizedText.parse({ KOR: '서울', ENG: 'Seoul', JPN: '' })).toEqual({
      ...perLanguage(() => 'Seoul'),
      KOR: '서울',
      JPN: '',
    });
    expect(LocalizedText.parse({ KOR: '서울' }).VTN).toBe('서울');
    expect(LocalizedText.parse({ CHN: '首尔' }).ENG).toBe('首尔');
  });

  it.each(['Seoul', null, { KOR: 7 }])('rejects %p', (value) => {
    expect(LocalizedText.safeParse(value).success).toBe(false);
  });
});

test('the wire has a field for each language, without an infix in Korean', () => {
  const fields = Object.keys(wireTexts('opt_', 'nm'));
  expect(fields.slice(0, 5)).toEqual(['opt_cn_nm', 'opt_nm', 'opt_en_nm', 'opt_jp_nm', 'opt_vn_nm']);
  expect(fields).toHaveLength(LAN_TPS.length);
});
