import { telRows } from '../../test/make-tel-countries.ts';
import {
  internationalTel,
  isTel,
  mayRepeatCode,
  shownTel,
  storedTels,
  telCountries,
  telCountry,
  typedTel,
  wireTel,
} from './tel.ts';

test('the table says what libphonenumber says; otherwise run test/make-tel-countries.ts', () => {
  expect(
    telCountries().map(({ region, code, trunk, lengths }) => `${region}:${code}:${trunk}:${lengths.join()}`),
  ).toEqual(telRows);
});

test('no calling code begins with another one', () => {
  const codes = [...new Set(telCountries().map(({ code }) => code))];
  expect(codes.filter((code) => codes.some((other) => other !== code && code.startsWith(other)))).toEqual([]);
});

test.each([
  ['KR', '010-1234-5678', '821012345678'],
  ['KR', '1012345678', '821012345678'],
  ['KR', '０１０ １２３４ ５６７８', '821012345678'],
  ['VN', '090 123 45 67', '84901234567'],
  ['CN', '138 0000 1234', '8613800001234'],
  ['JP', '(090) 1234-5678', '819012345678'],
  ['US', '1 (415) 555-2671', '14155552671'],
  // Italy keeps the zero of its landlines; Russia's toll-free numbers begin with the digit of the trunk.
  ['IT', '06 6982 1234', '390669821234'],
  ['RU', '8 800 555 35 35', '78005553535'],
  ['RU', '800 555 35 35', '78005553535'],
  ['HU', '06 30 123 4567', '36301234567'],
  ['KR', '', ''],
])('in the field of %s "%s" is %s', (region, typed, tel) => {
  expect(wireTel(typed, telCountry(region))).toBe(tel);
});

test.each([
  ['KR', '82 10-1234-5678', true],
  ['KR', '82 010-1234-5678', true],
  ['VN', '84 90 123 45 67', true],
  ['KR', '010-1234-5678', false],
  ['KR', '82 10', false],
  ['VN', '84 123 45', false],
  ['US', '1 415 555 2671', false],
])('in the field of %s "%s" may hold the code twice: %s', (region, typed, may) => {
  expect(mayRepeatCode(wireTel(typed, telCountry(region)), telCountry(region))).toBe(may);
});

test.each([
  ['KR', '+84 90 123 45 67', 'VN', '901234567'],
  ['KR', '0084901234567', 'VN', '901234567'],
  ['US', '+82 (0)10 1234 5678', 'KR', '1012345678'],
  ['CA', '+1 604 555 0123', 'CA', '6045550123'],
  ['KR', '+1 604 555 0123', 'US', '6045550123'],
])('in the field of %s "%s" is a number of %s', (region, typed, other, national) => {
  expect(internationalTel(typed, telCountry(region))).toEqual({ country: telCountry(other), national });
});

test.each(['010', '+', '+999', 'abc'])('"%s" names no country', (typed) => {
  expect(internationalTel(typed, telCountry('KR'))).toBeNull();
});

test.each(['010-abc', 'phone', '12', '+84 90 1x'])('"%s" is no number', (typed) => {
  expect(isTel(wireTel(typed, telCountry('KR')))).toBe(false);
});

test('what was typed comes back into the field it was typed in', () => {
  for (const country of telCountries()) {
    const tel = wireTel('234567890', country);
    expect(typedTel(tel, country)).toMatchObject({ country, national: tel.slice(country.code.length) });
  }
});

test('a number without a code stays as it is', () => {
  expect(typedTel('01012345678', telCountry('VN'))).toEqual({
    country: telCountry('VN'),
    national: '01012345678',
  });
  expect(shownTel('01012345678')).toBe('01012345678');
  expect(shownTel('821012345678')).toBe('+82 1012345678');
});

test('a number is found as it was stored before there were codes', () => {
  expect(storedTels('821012345678')).toEqual(['821012345678', '1012345678', '01012345678']);
  expect(storedTels('01012345678')).toEqual(['01012345678']);
});
