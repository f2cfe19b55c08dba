import { acceptedLanguages, currencyOf, findLanTp, htmlLang, LAN_TPS, resolveLanTp } from './languages.ts';

describe('findLanTp', () => {
  it.each([
    ['CHN', ['CHN', 'cn', 'zh', 'zh-CN', 'zh-Hant-TW', 'ZH_cn']],
    ['KOR', ['KOR', 'ko', 'ko_KR', 'ko-KR', ' KO ']],
    ['ENG', ['ENG', 'en', 'en-GB']],
    ['JPN', ['JPN', 'ja', 'jp', 'ja-JP']],
    ['VTN', ['VTN', 'vi', 'vn', 'vi_VN']],
  ] as const)('%s', (lanTp, spellings) => {
    expect(spellings.map(findLanTp)).toEqual(spellings.map(() => lanTp));
  });

  it.each(['', 'fr', 'constructor', '-ko', 'kok', undefined, null])('does not know %p', (value) => {
    expect(findLanTp(value)).toBeUndefined();
  });
});

describe('resolveLanTp', () => {
  it('prefers the query to the stored choice and both to the browser', () => {
    expect(resolveLanTp('jp', 'KOR', ['vi'])).toBe('JPN');
    expect(resolveLanTp(null, 'KOR', ['vi'])).toBe('KOR');
    expect(resolveLanTp(null, undefined, ['fr-FR', 'vi-VN', 'ko'])).toBe('VTN');
  });

  it('is English for an unknown choice and for no choice at all', () => {
    expect(resolveLanTp('fr', 'KOR')).toBe('ENG');
    expect(resolveLanTp(undefined, '', ['fr'])).toBe('ENG');
  });

  it('shows Korean browsers Korean', () => {
    expect(resolveLanTp(null, null, ['ko-KR', 'en-US'])).toBe('KOR');
  });
});

describe('acceptedLanguages', () => {
  it('orders by quality and drops what is rejected', () => {
    expect(acceptedLanguages('en;q=0.5, ko-KR, fr;q=0, ja;q=0.8')).toEqual(['ko-KR', 'ja', 'en']);
    expect(acceptedLanguages(undefined)).toEqual([]);
  });
});

describe('what follows from a language', () => {
  it('has a currency and an html lang for each', () => {
    const first = ['CHN', 'KOR', 'ENG', 'JPN', 'VTN'] as const;
    expect(LAN_TPS.slice(0, first.length)).toEqual(first);
    expect(first.map(currencyOf)).toEqual(['CNH', 'KRW', 'USD', 'USD', 'USD']);
    expect(first.map(htmlLang)).toEqual(['zh-CN', 'ko', 'en', 'ja', 'vi']);
    expect(LAN_TPS.map(htmlLang)).toEqual(Intl.getCanonicalLocales(LAN_TPS.map(htmlLang)));
  });
});
