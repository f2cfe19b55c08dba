import { companyStore, localeStore, rememberCompany, resolveLanguage } from './locale.ts';

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'lan_tp=; path=/; max-age=0';
  localeStore.setState({ lan_tp: null });
  companyStore.setState({ company_type: null });
});

describe('the language of a page', () => {
  it('is the one in the address, before the stored choice and the browser', () => {
    localeStore.setState({ lan_tp: 'JPN' });
    expect(resolveLanguage('?lan_tp=VTN', ['ko-KR'])).toBe('VTN');
  });

  it('is the stored choice, before the browser', () => {
    localeStore.setState({ lan_tp: 'JPN' });
    expect(resolveLanguage('', ['ko-KR'])).toBe('JPN');
  });

  it.each([
    [['ko-KR', 'en'], 'KOR'],
    [['zh-Hans-CN'], 'CHN'],
    [['ja'], 'JPN'],
    [['vi-VN'], 'VTN'],
    [['fr', 'de'], 'ENG'],
    [['fr', 'ko'], 'KOR'],
    [[], 'ENG'],
  ])('follows the browser at the first visit: %j is %s', (languages, expected) => {
    expect(resolveLanguage('', languages)).toBe(expected);
  });

  it('is English for an unknown value in the address, and does not store it', () => {
    expect(resolveLanguage('?lan_tp=XXX', ['ko'])).toBe('ENG');
    expect(localeStore.getState().lan_tp).toBeNull();
  });

  it('leaves the stored choice as it is, here and at the edge, beside an unknown value in the address', () => {
    localeStore.setState({ lan_tp: 'VTN' });
    for (let visit = 0; visit < 2; visit += 1) expect(resolveLanguage('?lan_tp=FRA', ['ko'])).toBe('ENG');
    expect(localeStore.getState().lan_tp).toBe('VTN');
    expect(document.cookie).toBe('lan_tp=VTN');
    expect(resolveLanguage('', ['ko'])).toBe('VTN');
  });

  it.each(['', 'null', '%20'])('is the stored choice where the address has an empty one: %j', (empty) => {
    localeStore.setState({ lan_tp: 'VTN' });
    expect(resolveLanguage(`?lan_tp=${empty}`, ['ko'])).toBe('VTN');
  });

  it('stays what a link chose', () => {
    resolveLanguage('?lan_tp=kor', ['en']);
    expect(resolveLanguage('', ['en'])).toBe('KOR');
    expect(localStorage.getItem('lan_tp')).toContain('KOR');
    expect(document.cookie).toBe('lan_tp=KOR');
  });
});

describe('the language the edge has kept of a link', () => {
  it('is the stored choice where this browser has none', () => {
    document.cookie = 'other_lan_tp=KOR; path=/';
    document.cookie = 'lan_tp=VTN; path=/';
    expect(resolveLanguage('', ['en'])).toBe('VTN');
    expect(localeStore.getState().lan_tp).toBe('VTN');
  });

  it('gives way to the stored choice', () => {
    localeStore.setState({ lan_tp: 'JPN' });
    document.cookie = 'lan_tp=VTN; path=/';
    expect(resolveLanguage('', ['en'])).toBe('JPN');
    expect(document.cookie).toMatch(/(?:^|; )lan_tp=JPN/);
  });

  it('counts for nothing where it is no language', () => {
    document.cookie = 'lan_tp=nonsense; path=/';
    expect(resolveLanguage('', ['ko'])).toBe('KOR');
    expect(localeStore.getState().lan_tp).toBeNull();
  });
});

describe('the partner that brought a visitor', () => {
  it('is remembered from the link', () => {
    rememberCompany('?company_type=star-01');
    expect(companyStore.getState().company_type).toBe('star-01');
  });

  it('is ignored when it is no partner code', () => {
    rememberCompany('?company_type=<b>{$ne:1}');
    expect(companyStore.getState().company_type).toBeNull();
  });
});
