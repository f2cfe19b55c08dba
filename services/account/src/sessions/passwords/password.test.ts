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
  // The fastest of several runs, in turns: other load on the machine slows all three down.
  const fastest = { member: Infinity, nobody: Infinity, old: Infinity };
  const kept = { member: stored, nobody: null, old: legacy };
  for (let run = 0; run < 8; run += 1)
    for (const who of ['member', 'nobody', 'old'] as const) {
      const started = performance.now();
      await checkPassword(kept[who], 'wrong1234');
      fastest[who] = Math.min(fastest[who], performance.now() - started);
    }
  expect(fastest.nobody).toBeGreaterThan(fastest.member / 2);
  expect(fastest.old).toBeGreaterThan(fastest.member / 2);
});
