import { codeAt } from '../src/factors/second-factor/codes.ts';
import { credentials, handClock, mina, startSite, type Browser, type Site } from './support/site.ts';

const second = 1000;
const minute = 60 * second;
const other = { ...mina, mem_email: 'juno@narae.example', mem_tel: '01087654321' };

let site: Site;
let time: ReturnType<typeof handClock>;
let owner: Browser;
let junoId: string;
let secret: string;
let recovery_codes: string[];

const codeNow = () => codeAt(secret, time.clock());
const wrongCode = () => codeAt(secret, new Date(time.clock().getTime() + 60 * minute));
const enter = async (code: string) => (await owner.call('secondFactorEnter', { code })).body;
const roleOf = async () => (await site.members.findOne({ mem_id: junoId }).lean())?.admin_role ?? null;
/** Gives the other member a role. @returns the error, undefined where it was done */
const give = async (role: 'gate' | 'booking') =>
  (await owner.call('adminRoleSet', { mem_id: junoId, role, seen: await roleOf() })).body.error;
/** Lets time go by in an open page, which renews its session. */
const wait = async (ms: number) => {
  time.pass(ms);
  await owner.call('refresh');
};

beforeEach(async () => {
  time = handClock();
  site = await startSite({ clock: time.clock });
  for (const member of [mina, other]) await site.browser().call('join', member);
  await site.members.updateMany({}, { $set: { email_confirmed_at: time.clock() } });
  await site.members.updateOne(
    { mem_email: mina.mem_email },
    { $set: { admin_yn: 'Y', admin_role: 'owner' } },
  );
  junoId = (await site.members.findOne({ mem_email: other.mem_email }).lean())?.mem_id ?? '';
  owner = site.browser();
  await owner.call('loginCallback', credentials);
  ({ secret } = (await owner.call('secondFactorBegin')).body);
  ({ recovery_codes } = (await owner.call('secondFactorConfirm', { code: codeNow() })).body);
  await owner.call('refresh');
});
afterEach(() => site.close());

it('counts for five minutes from the moment the second factor was shown, however often the session is renewed', async () => {
  expect(await give('gate')).toBeUndefined();
  for (let minutes = 0; minutes < 5; minutes += 1) await wait(minute);
  expect(await give('booking')).toBeUndefined();
  await wait(second);
  expect(await give('gate')).toBe('confirm_needed');
  expect(await roleOf()).toBe('booking');
  // The back office stays open.
  expect((await owner.call('administrators')).status).toBe(200);
});

it('begins anew with the next code, not with a wrong one or one that was used', async () => {
  const used = codeNow();
  await wait(6 * minute);
  expect((await enter(wrongCode())).error).toBe('second_factor_code_wrong');
  expect((await enter(used)).error).toBe('second_factor_code_wrong');
  await owner.call('refresh');
  expect(await give('gate')).toBe('confirm_needed');
  expect((await enter(codeNow())).msg).toBe('success');
  await owner.call('refresh');
  expect(await give('gate')).toBeUndefined();
  await wait(6 * minute);
  expect(await give('booking')).toBe('confirm_needed');
});

it('is said by the next access token: the one at hand was made before', async () => {
  await wait(6 * minute);
  await enter(codeNow());
  expect(await give('gate')).toBe('confirm_needed');
});

it('is done by a recovery code as well', async () => {
  await wait(6 * minute);
  expect((await enter(recovery_codes[0] ?? '')).msg).toBe('success');
  await owner.call('refresh');
  expect(await give('gate')).toBeUndefined();
});

it('is guessed no more often than the second factor', async () => {
  await wait(6 * minute);
  for (let guess = 0; guess < 5; guess += 1)
    expect((await enter(wrongCode())).error).toBe('second_factor_code_wrong');
  expect((await enter(codeNow())).error).toBe('second_factor_locked');
});

it('is no other session’s', async () => {
  await wait(6 * minute);
  const elsewhere = site.browser();
  await elsewhere.call('loginCallback', credentials);
  await elsewhere.call('secondFactorEnter', { code: codeNow() });
  await owner.call('refresh');
  expect(await give('gate')).toBe('confirm_needed');
});

it('is nothing the security log minds; a wrong code is', async () => {
  await wait(6 * minute);
  await give('gate');
  await enter(wrongCode());
  const lines = await site.securityLines();
  expect(lines.map(({ kind, call }) => [kind, call]).slice(-1)).toEqual([
    ['confirmation-failed', 'secondFactorEnter'],
  ]);
  expect(lines.some(({ call }) => call === 'adminRoleSet')).toBe(false);
});

describe('another second factor', () => {
  const { mem_password } = credentials;
  const begin = ['secondFactorBegin', 'recoveryCodesMake', 'passkeyAddOptions'] as const;
  it('is no way round it: the password alone adds none, and none takes the place of the first', async () => {
    await wait(6 * minute);
    for (const name of begin)
      expect([name, (await owner.call(name, { mem_password })).body.error]).toEqual([name, 'confirm_needed']);
    await enter(codeNow());
    for (const name of begin)
      expect([name, (await owner.call(name, { mem_password })).status]).toEqual([name, 200]);
  });
});
