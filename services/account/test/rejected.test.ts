import { createLogger } from '@narae/service-kit';
import { eraseRejected } from '../src/leaving/closing/close-account.ts';
import { credentials, handClock, mina, startSite, type Browser, type Site } from './support/site.ts';

const day = 86_400_000;
const who = { mem_id: 'MEM0000000001' };
let site: Site;
let time: ReturnType<typeof handClock>;
let owner: Browser;
beforeEach(async () => {
  time = handClock();
  site = await startSite({ clock: time.clock });
  for (const mem_email of [mina.mem_email, 'owner@narae.example'])
    await site.browser().call('join', { ...mina, mem_email });
  const email_confirmed_at = time.clock();
  await site.members.updateOne(who, { $set: { email_confirmed_at, state: 'waiting', sns_type: 'google' } });
  await site.members.updateOne(
    { mem_email: 'owner@narae.example' },
    { $set: { email_confirmed_at, admin_yn: 'Y', admin_role: 'owner' } },
  );
  await signInOwner();
});
afterEach(() => site.close());

const signInOwner = async (): Promise<void> => {
  owner = site.browser('198.51.100.4');
  await owner.call('loginCallback', { ...credentials, mem_email: 'owner@narae.example' });
  await site.passSecondFactor(owner);
};
const reject = () => owner.call('adminMemberReject', { ...who, reason: 'other' });
const erase = () =>
  eraseRejected({
    ...site,
    now: time.clock,
    relay: { nudge: () => undefined },
    log: createLogger('test', 'silent'),
  });
const stored = () => site.members.findOne(who).lean();

it('who was rejected and did not come back is erased after thirty days, as if they had left', async () => {
  await site.identities.create({
    ...who,
    provider: 'google',
    subject: '1',
    label: 'Mina',
    joined_at: time.clock(),
  });
  await reject();
  const due = new Date(time.clock().getTime() + 30 * day);
  expect((await owner.call('adminMember', who)).body.erase_at).toBe(due.toISOString());
  time.pass(30 * day - 1);
  expect(await erase()).toEqual(due);
  expect((await stored())?.mem_nm).toBe('Mina Hart');
  site.mails.all.length = 0;
  time.pass(1);
  expect(await erase()).toBeNull();
  await site.settle();
  expect(await stored()).toMatchObject({ mem_nm: '', mem_email: '', mem_tel: '', use_yn: 'N' });
  expect(await site.identities.countDocuments(who)).toBe(0);
  expect(site.mails.all).toEqual([]);
});

it('coming back counts from anew, whether the mail was understood or not', async () => {
  await reject();
  time.pass(20 * day);
  expect((await site.browser().call('loginCallback', credentials)).body.error).toBe('member_rejected');
  time.pass(29 * day);
  expect(await erase()).toEqual(new Date(time.clock().getTime() + day));
  time.pass(day);
  await erase();
  expect((await stored())?.use_yn).toBe('N');
});

it('who is approved after all stays', async () => {
  await reject();
  await owner.call('adminMemberApprove', who);
  time.pass(60 * day);
  expect(await erase()).toBeNull();
  expect(await stored()).toMatchObject({ state: 'active', use_yn: 'Y', erase_at: null });
});

it('who was rejected before there was a date gets one', async () => {
  await site.members.updateOne(who, { $set: { state: 'rejected' } });
  expect(await erase()).toEqual(new Date(time.clock().getTime() + 30 * day));
  expect((await stored())?.use_yn).toBe('Y');
});

it('the mail of the rejection says what becomes of the data', async () => {
  await reject();
  await site.settle();
  expect(site.mails.all.at(-1)?.text).toContain('deleted in 30 days');
});
