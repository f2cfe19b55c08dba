import { memberChange } from '../src/kernel/members.ts';
import { credentials, mina, startSite, type Browser, type Site } from './support/site.ts';

let site: Site;
let here: Browser;
beforeEach(async () => {
  site = await startSite();
  here = site.browser();
  await here.call('join', mina);
  await here.call('loginCallback', credentials);
});
afterEach(() => site.close());

const signInOnlyWith = async (...providers: ('google' | 'kakao')[]) => {
  const member = await site.members.findOne({ mem_email: mina.mem_email }).lean();
  const mem_id = member?.mem_id ?? '';
  await site.members.updateOne({ mem_id }, { $set: { mem_pwd: '' } });
  await site.identities.deleteMany({});
  await site.identities.insertMany(
    providers.map((provider) => ({ provider, subject: provider, mem_id, label: '', joined_at: new Date() })),
  );
};
const left = async () => (await site.identities.find().lean()).map(({ provider }) => provider);

it('takes a provider away, but not the last way in', async () => {
  await signInOnlyWith('google', 'kakao');
  expect((await here.call('providerRemove', { provider: 'google' })).status).toBe(200);
  const { status, body } = await here.call('providerRemove', { provider: 'kakao' });
  expect([status, body.error]).toEqual([409, 'last_way_in']);
  expect(await left()).toEqual(['kakao']);
});

const passkey = {
  passkey_id: 'key-1',
  public_key: 'key',
  counter: 0,
  transports: [],
  synced: false,
  name: 'Phone',
  added_at: new Date(),
  used_at: null,
};

it('leaves a way in where the last provider and the last passkey are taken away at once', async () => {
  for (let round = 0; round < 3; round += 1) {
    await signInOnlyWith('google');
    await site.members.updateOne({}, { $set: { passkeys: [passkey] } });
    const answers = await Promise.all([
      here.call('providerRemove', { provider: 'google' }),
      here.call('passkeyRemove', { passkey_id: passkey.passkey_id }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { passkeys = [] } = (await site.members.findOne().lean()) ?? {};
    expect(passkeys.length + (await left()).length).toBe(1);
  }
});

it('a removal that stopped half-way is no way in any more, and is finished by its event', async () => {
  await signInOnlyWith('google', 'kakao');
  const member = await site.members.findOne().lean();
  const { mem_id = '', version = 0 } = member ?? {};
  const leaving = { providers_leaving: [{ provider: 'google', at: new Date() }], version: version + 1 };
  await site.members.updateOne({ mem_id }, { $set: leaving });
  const last = await here.call('providerRemove', { provider: 'kakao' });
  expect(last.body.error).toBe('last_way_in');
  expect((await here.call('myProviders')).body.providers.map(({ provider }) => provider)).toEqual(['kakao']);
  const outbox = memberChange('provider_removed', { mem_id, version: version + 1 });
  await site.members.updateOne({ mem_id }, { $push: { outbox } });
  await site.settle();
  expect(await left()).toEqual(['kakao']);
  expect((await site.members.findOne().lean())?.providers_leaving).toEqual([]);
});

it('leaves a way in where both providers are taken away at once', async () => {
  for (let round = 0; round < 5; round += 1) {
    await signInOnlyWith('google', 'kakao');
    const answers = await Promise.all([
      here.call('providerRemove', { provider: 'google' }),
      here.call('providerRemove', { provider: 'kakao' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await left()).toHaveLength(1);
  }
});
