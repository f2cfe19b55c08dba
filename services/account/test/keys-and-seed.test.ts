import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSigningKey } from '../src/kernel/signing-key.ts';
import { demoAccounts, seedAccount } from '../src/desk/administrators/seed.ts';
import { startSite } from './support/site.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'narae-keys-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('creates its key once, readable by its owner alone, even when two processes start at once', async () => {
  const file = join(folder, 'deep', 'key.json');
  const made = await Promise.all([1, 2, 3].map(() => loadSigningKey({ jwk: null, file })));
  expect(new Set(made.map(({ kid }) => kid)).size).toBe(1);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const given = await loadSigningKey({ jwk: await readFile(file, 'utf8'), file: '' });
  expect(given.kid).toBe(made[0]?.kid);
  expect(given.publicJwk).not.toHaveProperty('d');
});

it('fails with one sentence when a key cannot be used', async () => {
  const file = join(folder, 'broken.json');
  await writeFile(file, '{"kty":"oct","k":"AAAA"}');
  await expect(loadSigningKey({ jwk: null, file })).rejects.toThrow(/broken\.json is not an Ed25519/);
  await expect(loadSigningKey({ jwk: 'nonsense', file: '' })).rejects.toThrow(/SIGNING_KEY/);
});

it('seeds the demo accounts once, and they can sign in', async () => {
  const site = await startSite();
  const { store, signingKey } = site;
  await Promise.all([seedAccount({ store, signingKey }), seedAccount({ store, signingKey })]);
  expect(await seedAccount({ store, signingKey })).toBe(0);
  expect(await site.members.countDocuments()).toBe(6);
  const { member, admin, ...others } = demoAccounts;
  for (const [{ mem_email, mem_password }, admin_role] of [
    [member, null],
    [admin, 'owner'],
    ...Object.entries(others).map(([role, account]) => [account, role] as const),
  ] as const) {
    const { body } = await site.browser().call('loginCallback', { mem_email, mem_password });
    expect(body.user).toMatchObject({ mem_email, admin_yn: admin_role ? 'Y' : 'N', admin_role });
    expect((await site.members.findOne({ mem_email }).lean())?.email_confirmed_at).toBeInstanceOf(Date);
  }
  await site.close();
});
