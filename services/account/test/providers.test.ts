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

it('leaves a way in where both providers are taken away at once', async () => {
  for (let round = 0; round < 5; round += 1) {
    await signInOnlyWith('google', 'kakao');
    const answers = await Promise.all([
      here.call('providerRemove', { provider: 'google' }),
      here.call('providerRemove', { provider: 'kakao' }),
    ]);
    expect(answers.map(({ status }) => status)).toContain(409);
    expect(await left()).not.toEqual([]);
  }
});
