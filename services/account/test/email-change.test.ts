import { randomUUID } from 'node:crypto';
import { LAN_TPS, type LanTp } from '@narae/contracts/languages';
import { memberLinkAskedV1, type EventEnvelope } from '@narae/events';
import { credentials, handClock, mina, startSite, type Browser, type Site } from './support/site.ts';

const another = 'mina.new@narae.example';
const hour = 3_600_000;
const time = handClock();
let site: Site;
let here: Browser;
beforeEach(async () => {
  site = await startSite({ clock: time.clock });
  here = await memberOf(mina.mem_email, '203.0.113.77');
  site.mails.all.length = 0;
});
afterEach(() => site.close());

const memberOf = async (mem_email: string, ip: string): Promise<Browser> => {
  const browser = site.browser(ip);
  await browser.call('join', { ...mina, mem_email });
  await site.members.updateOne({ mem_email }, { $set: { email_confirmed_at: time.clock() } });
  await browser.call('loginCallback', { ...credentials, mem_email });
  await site.settle();
  return browser;
};
/** Asks, and waits for the mail, which follows the answer. */
const ask = async (mem_email: string, lanTp: LanTp = 'ENG', browser = here) => {
  const answer = await browser.call('emailChange', { mem_email }, { lanTp });
  await site.settle();
  return answer;
};
const linkTo = (address: string) =>
  /#confirm=([\w-]+)/.exec(site.mails.all.findLast(({ to }) => to === address)?.text ?? '')?.[1] ?? '';
const confirm = (token: string) => site.browser('192.0.2.44').call('confirmEmail', { token });
const signIn = (mem_email: string) =>
  site.browser('198.51.100.9').call('loginCallback', { ...credentials, mem_email });
const mailed = () => site.mails.all.map(({ to, subject }) => [to, subject]);

it('a new address counts once its link is opened; the old one is told at both moments', async () => {
  const { body } = await ask(another);
  expect(body).toEqual({ msg: 'success', resdata: 'mi***@narae.example' });
  expect(mailed().sort()).toEqual([
    [another, '[Narae] Please confirm your new email address'],
    [mina.mem_email, '[Narae] A new email address was requested'],
  ]);
  expect((await signIn(mina.mem_email)).status).toBe(200);

  const token = linkTo(another);
  site.mails.all.length = 0;
  expect((await confirm(token)).body).toEqual({ msg: 'success' });
  await site.settle();
  expect(mailed().sort()).toEqual([
    [another, '[Narae] Your email address was changed'],
    [mina.mem_email, '[Narae] Your account has a new email address'],
  ]);
  expect((await signIn(another)).status).toBe(200);
  expect((await signIn(mina.mem_email)).status).toBe(401);
  const stored = await site.members.findOne({ mem_email: another }).lean();
  expect(stored?.mem_emails_before).toEqual([]);
  expect((await confirm(token)).body.error).toBe('confirm_link_expired');
});

it.each(LAN_TPS)('the mails are in %s where the member’s language is', async (lanTp) => {
  await site.members.updateOne({}, { $set: { lan_tp: lanTp } });
  await ask(another, lanTp);
  await confirm(linkTo(another));
  await site.settle();
  expect(site.mails.all).toHaveLength(4);
  expect(site.mails.all.every(({ lan_tp }) => lan_tp === lanTp)).toBe(true);
});

it('asks a sign-in of the last minutes or the password, before it says whether an address is taken', async () => {
  await memberOf(another, '192.0.2.7');
  await site.sessions.updateMany({}, { $set: { proved_at: new Date(0) } });
  const asked = await here.call('emailChange', { mem_email: another });
  expect([asked.status, asked.body.error]).toEqual([403, 'prove_again']);
  const wrong = await here.call('emailChange', { mem_email: another, mem_password: 'wrong1234' });
  expect([wrong.status, wrong.body.error]).toEqual([401, 'password_wrong']);
  const taken = await here.call('emailChange', { mem_email: another, mem_password: mina.mem_password });
  expect([taken.status, taken.body.error, taken.body.field]).toEqual([
    409,
    'common_join_duplication',
    'mem_email',
  ]);
});

it('of two members who want one address one gets it', async () => {
  const other = await memberOf('other@narae.example', '192.0.2.7');
  await ask(another);
  const first = linkTo(another);
  await ask(another, 'ENG', other);
  const second = linkTo(another);
  expect(second).not.toBe(first);
  const answers = await Promise.all([confirm(first), confirm(second)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await site.members.countDocuments({ mem_email: another })).toBe(1);
});

it('the address asked for last counts, for a day', async () => {
  const heard: EventEnvelope[] = [];
  site.bus.watch([memberLinkAskedV1.subject], (event) => heard.push(event));
  await ask('first@narae.example');
  const earlier = linkTo('first@narae.example');
  await ask(another);
  expect((await confirm(earlier)).body.error).toBe('confirm_link_expired');
  expect(JSON.stringify(heard)).not.toContain('narae.example');
  const before = mailed();
  const [late] = heard;
  if (late) await site.bus.publish({ ...late, id: randomUUID() });
  await site.settle();
  expect(mailed()).toEqual(before);
  time.pass(25 * hour);
  expect((await confirm(linkTo(another))).body.error).toBe('confirm_link_expired');
});

it('a link to a new password that the old mailbox has is void', async () => {
  await ask(another);
  const token = linkTo(another);
  await here.call('findChk', { ...mina, mem_password: undefined, type: 'passwordchk' });
  await site.settle();
  const reset = /#reset=([\w-]+)/.exec(site.mails.all.at(-1)?.text ?? '')?.[1] ?? '';
  expect(reset).not.toBe('');
  await confirm(token);
  const answer = await here.call('passwordReset', { token: reset, mem_password: 'third12345' });
  expect(answer.body.error).toBe('reset_link_expired');
});

it('mails to one address are few, whoever asks', async () => {
  for (let ask = 0; ask < 5; ask += 1) await here.call('emailChange', { mem_email: another });
  const other = await memberOf('other@narae.example', '192.0.2.7');
  const answer = await other.call('emailChange', { mem_email: another });
  expect([answer.status, answer.body.error]).toEqual([429, 'rate_limited']);
});

it('the same address is no change; who has none gets one', async () => {
  expect((await here.call('emailChange', { mem_email: mina.mem_email })).body.error).toBe('no_change');
  await site.members.updateOne({}, { $set: { mem_email: '', email_confirmed_at: null, mem_pwd: '' } });
  await ask(another);
  expect((await confirm(linkTo(another))).status).toBe(200);
  expect((await here.call('myProfile')).body).toMatchObject({
    mem_email: another,
    email_confirmed: true,
    has_password: false,
  });
});
