import { bringsToken, drawReturnToken } from './return-token.ts';
import { sameSecret } from '../providers/same-secret.ts';

test('a token is 144 bits that are safe in an address, another one each time', () => {
  const drawn = Array.from({ length: 20 }, drawReturnToken);
  for (const token of drawn) expect(token).toMatch(/^[\w-]{24}$/);
  expect(new Set(drawn).size).toBe(20);
});

test('a browser brings the token of the attempt, or does not', () => {
  expect(bringsToken({ return_token: 'abc' }, 'abc')).toBe(true);
  expect(bringsToken({ return_token: 'abc' }, 'abd')).toBe(false);
  expect(bringsToken({ return_token: 'abc' }, null)).toBe(false);
  expect(bringsToken({}, 'abc')).toBe(false);
  expect(bringsToken({}, null)).toBe(false);
  expect(bringsToken({}, 'undefined')).toBe(false);
});

test.each([
  ['secret', 'secret', true],
  ['secreT', 'secret', false],
  ['secre', 'secret', false],
  ['secret1', 'secret', false],
  ['', 'secret', false],
  // As many characters, another number of bytes.
  ['é', 'e', false],
])('%s for %s: %s', (given, secret, same) => {
  expect(sameSecret(given, secret)).toBe(same);
});
