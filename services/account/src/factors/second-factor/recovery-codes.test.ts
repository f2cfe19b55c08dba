import { createHmac } from 'node:crypto';
import { hashRecoveryCode, newRecoveryCodes, written } from './codes.ts';

it('draws ten codes of ten signs each, no two alike', () => {
  const codes = newRecoveryCodes();
  expect(codes).toHaveLength(10);
  for (const code of codes) expect(code).toMatch(/^[a-z2-7]{10}$/);
  expect(new Set(codes).size).toBe(10);
});

it('draws from all 32 signs', () => {
  const signs = new Set(Array.from({ length: 30 }, newRecoveryCodes).flat().join(''));
  expect(signs.size).toBe(32);
});

it('writes a code in two groups', () => expect(written('abcde23456')).toBe('abcde-23456'));

it('stores what only the key makes of a code', () => {
  const key = Buffer.alloc(32, 1);
  const expected = createHmac('sha256', key).update('abcde23456').digest('base64url');
  expect(hashRecoveryCode('abcde23456', key)).toBe(expected);
  expect(hashRecoveryCode('abcde23456', Buffer.alloc(32, 2))).not.toBe(expected);
});
