import { codeAt, newSecret, stepOf, uriOf } from './codes.ts';

/** "12345678901234567890", from RFC 6238; its codes have eight digits, these are the last six. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number): Date => new Date(seconds * 1000);

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('at second %i the code is %s', (seconds, code) => {
  expect(codeAt(secret, at(seconds))).toBe(code);
  expect(stepOf(secret, code, at(seconds))).toBe(Math.floor(seconds / 30));
});

it('accepts the code of the step before and the one after, and says which step it was', () => {
  const step = 1_000_000;
  const code = codeAt(secret, at(step * 30));
  expect(stepOf(secret, code, at((step + 1) * 30))).toBe(step);
  expect(stepOf(secret, code, at((step + 2) * 30 - 1))).toBe(step);
  expect(stepOf(secret, code, at((step - 1) * 30))).toBe(step);
  expect(stepOf(secret, code, at((step + 2) * 30))).toBeNull();
  expect(stepOf(secret, code, at((step - 1) * 30 - 1))).toBeNull();
});

it('accepts no other code', () => {
  expect(stepOf(secret, '000000', at(59))).toBeNull();
  expect(stepOf(newSecret(), codeAt(secret, at(59)), at(59))).toBeNull();
});

it('draws secrets of 160 bits, another one each time', () => {
  const drawn = Array.from({ length: 10 }, newSecret);
  for (const one of drawn) expect(one).toMatch(/^[A-Z2-7]{32}$/);
  expect(new Set(drawn).size).toBe(10);
});

it('gives an app the address it reads, under the name of the shop and the account', () => {
  const uri = new URL(uriOf(secret, 'nara@example.com'));
  expect(uri.protocol).toBe('otpauth:');
  expect(decodeURIComponent(uri.pathname)).toContain('Narae:nara@example.com');
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({
    issuer: 'Narae',
    secret,
    digits: '6',
    period: '30',
    algorithm: 'SHA1',
  });
});
