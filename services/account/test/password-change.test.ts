import { createHash } from 'node:crypto';
import { credentials, handClock, mina, startSite, type Browser, type Site } from './support/site.ts';

const another = 'another1234';
const minute = 60_000;
const time = handClock();
let site: Site;
let here: Browser;
beforeEach(async () => {
  site = await startSite({ clock: time.clock });
  here = site.browser('203.0.113.77');
  await here.call('join', mina);
  await site.members.updateOne({}, { $set: { email_confirmed_at: time.clock() } });
  await here.call('loginCallback', credentials);
  await site.settle();
  site.mails.all.length = 0;
});
afterEach(() => site.close());

const change = (browser: Browser, given: Record<string, string>) =>
  browser.call('passwordChange', { mem_password: mina.mem_password, new_password: another, ...given });
const signIn = (mem_password: string) =>
  site.browser('198.51.100.9').call('loginCallback', { ...credentials, mem_password });

it('a new password asks the old one, ends every other session and is mailed', async () => {
  const there = site.browser('198.51.100.20');
  await there.call('loginCallback', credentials);
  expect((await change(here, {})).body).toEqual({ msg: 'success' });
  expect((await there.call('refresh')).status).toBe(401);
  expect((await here.call('mySessions')).body).toHaveLength(1);
  expect((await signIn(mina.mem_password)).status).toBe(401);
  expect((await signIn(another)).status).toBe(200);
  await site.settle();
  expect(site.mails.all.map(({ to, subject }) => [to, subject])).toEqual([
    [mina.mem_email, '[Narae] Your password was changed'],
  ]);
});

it('a new password that everybody has, or that is made of the shop’s words, is refused at its field', async () => {
  for (const new_password of ['Password1', 'narae2026']) {
    const { status, body } = await change(here, { new_password });
    expect([status, body.error, body.field]).toEqual([400, 'common_password', 'new_password']);
  }
  expect((await signIn(mina.mem_password)).status).toBe(200);
});

it.each([
  ['none', { mem_password: undefined }, 400, 'login_password_input'],
  ['a wrong one', { mem_password: 'wrong12345' }, 401, 'password_wrong'],
  ['one that breaks the rules', { new_password: 'short' }, 400, 'common_login_password_validation'],
])('%s changes nothing, a moment after signing in', async (_what, given, status, error) => {
  const answer = await here.call('passwordChange', {
    mem_password: mina.mem_password,
    new_password: another,
    ...given,
  });
  expect([answer.status, answer.body.error]).toEqual([status, error]);
  expect((await signIn(mina.mem_password)).status).toBe(200);
});

it('blanks around either do not count', async () => {
  await change(here, { mem_password: ` ${mina.mem_password} `, new_password: ` ${another} ` });
  expect((await signIn(another)).status).toBe(200);
});

it('guesses of the old one are slowed down', async () => {
  for (let guess = 0; guess < 5; guess += 1) await change(here, { mem_password: `wrong1234${guess}` });
  const answer = await change(here, {});
  expect([answer.status, answer.body.error]).toEqual([429, 'password_locked']);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
});

it('of two at once one is told that it was too late', async () => {
  const statuses = await Promise.all([
    change(here, { new_password: 'first12345' }),
    change(here, { new_password: 'second12345' }),
  ]);
  expect(statuses.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('who has a password of the old kind changes it as well', async () => {
  const mem_pwd = createHash('sha256').update(mina.mem_password).digest('hex');
  await site.members.updateOne({}, { $set: { mem_pwd } });
  expect((await change(here, {})).status).toBe(200);
});

it('who has none sets one a moment after signing in, and is asked to sign in again later', async () => {
  await site.members.updateOne({}, { $set: { mem_pwd: '' } });
  time.pass(9 * minute);
  await here.call('refresh');
  time.pass(2 * minute);
  const late = await here.call('passwordChange', { new_password: another });
  expect([late.status, late.body.error]).toEqual([403, 'prove_again']);
  await site.sessions.updateOne({}, { $set: { proved_at: time.clock() } });
  expect((await here.call('passwordChange', { new_password: another })).status).toBe(200);
  expect((await signIn(another)).status).toBe(200);
});

it('a mailed link to a new password is void afterwards', async () => {
  await here.call('findChk', { ...mina, mem_password: undefined, type: 'passwordchk' });
  await site.settle();
  const token = /#reset=([\w-]+)/.exec(site.mails.all.at(-1)?.text ?? '')?.[1] ?? '';
  await change(here, {});
  const answer = await here.call('passwordReset', { token, mem_password: 'third12345' });
  expect(answer.body.error).toBe('reset_link_expired');
});
