import { LAN_TPS } from '@narae/contracts/languages';
import { memberChange } from '../src/kernel/members.ts';
import { memberModel } from '../src/kernel/member.model.ts';
import { dropIndexOfBefore } from '../src/kernel/member.queries.ts';
import { credentials, mina, startSite, type Browser, type Site } from './support/site.ts';

let site: Site;
let browser: Browser;
beforeEach(async () => {
  site = await startSite();
  browser = site.browser('203.0.113.77');
});
afterEach(() => site.close());

const join = async (lanTp: (typeof LAN_TPS)[number] = 'ENG') => {
  expect((await browser.call('join', mina, { lanTp })).status).toBe(200);
  await site.members.updateOne({}, { $set: { email_confirmed_at: new Date() } });
  await site.settle();
  site.mails.all.length = 0;
};
const setPassword = async () => {
  await browser.call('findChk', { ...mina, mem_password: undefined, type: 'passwordchk' });
  await site.settle();
  const token = /#reset=([\w-]+)/.exec(site.mails.all.at(-1)?.text ?? '')?.[1] ?? '';
  expect((await browser.call('passwordReset', { token, mem_password: 'another1234' })).status).toBe(200);
  await site.settle();
};
const rows = () => site.activities.find().sort({ at: 1 }).lean();

describe('the log of an account', () => {
  it('has a sign-in with its way, and where it was without the end of the address', async () => {
    await join();
    await browser.call('loginCallback', credentials);
    await site.settle();
    expect(await rows()).toEqual([
      expect.objectContaining({
        kind: 'signed_in',
        by: 'member',
        method: 'password',
        network: '203.0.113.0/24',
      }),
    ]);
    expect(site.mails.all).toEqual([]);
  });

  it.each(LAN_TPS)('mails a new password to the member, in %s', async (lanTp) => {
    await join(lanTp);
    await setPassword();
    expect((await rows()).map(({ kind }) => kind)).toEqual(['password_changed']);
    expect(site.mails.all.at(-1)).toMatchObject({ to: mina.mem_email, lan_tp: lanTp });
    expect(site.mails.all.at(-1)?.text).toContain(`http://shop.example/myAccount?lan_tp=${lanTp}`);
  });

  it.each(LAN_TPS)('leads whoever was locked to whom to ask, in %s', async (lanTp) => {
    await join(lanTp);
    const { mem_id = '' } = (await site.members.findOne().lean()) ?? {};
    const locked = memberChange('locked', { mem_id, version: 9, by: 'admin', reason: 'terms' });
    await site.members.updateOne({}, { $push: { outbox: locked } });
    await site.settle();
    const { text = '' } = site.mails.all.at(-1) ?? {};
    expect(text).toContain(`http://shop.example/companyInfo?lan_tp=${lanTp}`);
    expect(text).not.toContain('/myAccount');
  });

  it('keeps nothing of somebody who has left', async () => {
    await join();
    const { mem_id = '' } = (await site.members.findOne().lean()) ?? {};
    const late = memberChange('password_changed', { mem_id, version: 9 });
    await site.members.updateOne({}, { $set: { use_yn: 'N' }, $push: { outbox: late } });
    await site.settle();
    expect(await rows()).toEqual([]);
  });
});

describe('a member who may not sign in', () => {
  it.each([
    ['waiting', 'member_waiting'],
    ['locked', 'member_locked'],
  ])('is told so at both steps: %s', async (state, error) => {
    await join();
    await site.members.updateOne({}, { $set: { state } });
    for (const step of ['memChk', 'loginCallback'] as const) {
      const answer = await browser.call(step, credentials);
      expect([answer.status, answer.body.error]).toEqual([403, error]);
    }
    expect(await site.sessions.countDocuments()).toBe(0);
  });

  it('is not told so for a wrong password', async () => {
    await join();
    await site.members.updateOne({}, { $set: { state: 'locked' } });
    const answer = await browser.call('memChk', { ...credentials, mem_password: 'wrong1234' });
    expect([answer.status, answer.body.error]).toEqual([401, 'common_login_email_password_fail']);
  });

  it('loses a session that is still open when it is renewed', async () => {
    await join();
    await browser.call('loginCallback', credentials);
    await site.members.updateOne({}, { $set: { state: 'locked' } });
    expect((await browser.call('refresh')).status).toBe(401);
    expect(await site.sessions.findOne().lean()).toMatchObject({ revoke_reason: 'locked' });
  });
});

it('several members may have no address, two never the same', async () => {
  await join();
  const member = await site.members.findOne().lean();
  const another = (mem_id: string, mem_email: string) =>
    memberModel(site.store).create({ ...member, _id: undefined, mem_id, mem_email });
  await another('MEM0000000901', '');
  await another('MEM0000000902', '');
  await expect(another('MEM0000000903', mina.mem_email)).rejects.toMatchObject({ code: 11000 });
});

it('a store from before gives up the index that let nobody be without an address', async () => {
  await site.members.collection.createIndex({ mem_email: 1 }, { name: 'mem_email_1', unique: true });
  await dropIndexOfBefore(site.members);
  await dropIndexOfBefore(site.members);
  const names = (await site.members.listIndexes()).map(({ name }: { name?: string }) => name);
  expect(names).not.toContain('mem_email_1');
  expect(names).toContain('mem_email_given');
});
