import { createHash } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { slowHashCost } from '@narae/service-kit';
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

it('compares prepared passwords, and a hash from before with what was typed, to be hashed anew', async () => {
  const [apart, composed] = ['NFD', 'NFC'].map((form) => 'pässwort 12'.normalize(form)) as [string, string];
  const now = await hashPassword(apart);
  for (const typed of [apart, composed, composed.replace(' ', '\u3000')])
    expect(await checkPassword(now, typed)).toBe('right');
  const before = await hash(apart, slowHashCost);
  expect(await checkPassword(before, apart)).toBe('stale');
  expect(await checkPassword(before, composed)).toBe('wrong');
  expect(await checkPassword(createHash('sha256').update(apart).digest('hex'), apart)).toBe('stale');
  expect(await checkPassword(now, `${apart}3`)).toBe('wrong');
});

it('works as much for an unknown member and an old hash as for a member', async () => {
  // Processor time of this process alone, the least of several runs: other load on the machine does not count.
  const least = { member: Infinity, nobody: Infinity, old: Infinity };
  const kept = { member: stored, nobody: null, old: legacy };
  for (let run = 0; run < 8; run += 1)
    for (const who of ['member', 'nobody', 'old'] as const) {
      const begun = process.cpuUsage();
      await checkPassword(kept[who], 'wrong1234');
      const { user, system } = process.cpuUsage(begun);
      least[who] = Math.min(least[who], user + system);
    }
  expect(least.nobody).toBeGreaterThan(least.member / 2);
  expect(least.old).toBeGreaterThan(least.member / 2);
});
