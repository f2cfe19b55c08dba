import { createHash } from 'node:crypto';
import { checkPassword, hashPassword } from './password.ts';

const legacy = createHash('sha256').update('narae1234').digest('hex');
let stored: string;
beforeAll(async () => {
  stored = await hashPassword('narae1234');
});

it('distinguishes right, wrong and stored as an old hash', async () => {
  expect(await checkPassword(stored, 'narae1234')).toBe('right');
  expect(await checkPassword(stored, 'narae12345')).toBe('wrong');
  expect(await checkPassword(legacy, 'narae1234')).toBe('stale');
  expect(await checkPassword(legacy.toUpperCase(), 'narae1234')).toBe('stale');
  expect(await checkPassword(legacy, legacy)).toBe('wrong');
  expect(await checkPassword(null, 'nobody has this password')).toBe('wrong');
});

it('takes as long for an unknown member and an old hash as for a member', async () => {
  const fastest = async (kept: string | null): Promise<number> => {
    const times = [];
    for (let run = 0; run < 5; run += 1) {
      const started = performance.now();
      await checkPassword(kept, 'wrong1234');
      times.push(performance.now() - started);
    }
    return Math.min(...times);
  };
  const member = await fastest(stored);
  expect(await fastest(null)).toBeGreaterThan(member / 2);
  expect(await fastest(legacy)).toBeGreaterThan(member / 2);
});
