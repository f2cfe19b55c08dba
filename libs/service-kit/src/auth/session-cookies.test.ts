import {
  ACCESS_TTL_S,
  bringsTwice,
  EXPORT_TTL_S,
  servesHttps,
  sessionCookieNames,
} from './session-cookies.ts';

it.each([
  [['https://narae.example', 'http://localhost'], true],
  [['http://localhost', 'https://narae.example'], false],
  [['httpsx://narae.example'], false],
  [['xhttps://narae.example'], false],
  [[], false],
])('a site at %j is served over https: %s', (origins, https) => {
  expect(servesHttps(origins)).toBe(https);
});

it('cookies over https have names that browsers hold them to', () => {
  expect(sessionCookieNames(true)).toEqual({ access: '__Host-narae_at', refresh: '__Secure-narae_rt' });
  expect(sessionCookieNames(false)).toEqual({ access: 'narae_at', refresh: 'narae_rt' });
});

const names = sessionCookieNames(false);

it.each([
  [undefined, false],
  ['', false],
  ['narae_at=1', false],
  ['narae_at=1; narae_rt=1; other=1; other=2', false],
  ['narae_at=1; narae_at=1', true],
  ['narae_rt=1; x=narae_rt; narae_rt=2', true],
  ['narae_rt=1;narae_rt', true],
  ['narae_at=narae_at=2', false],
  ['narae_at=1; narae_att=1', false],
])('the header "%s" brings one of them twice: %s', (header, twice) => {
  expect(bringsTwice(header, names)).toBe(twice);
});

it('a token for calls lives ten minutes, one for an export a minute', () => {
  expect([ACCESS_TTL_S, EXPORT_TTL_S]).toEqual([600, 60]);
});
