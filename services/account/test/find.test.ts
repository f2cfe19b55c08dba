import type { LanTp } from '@narae/contracts';
import { credentials, handClock, mina, startSite, type Browser, type Site } from './support/site.ts';

const minute = 60_000;
const newPassword = 'fresh5678';
let site: Site;
let time: ReturnType<typeof handClock>;
let browser: Browser;
beforeEach(async () => {
  time = handClock();
  site = await startSite({ clock: time.clock });
  browser = site.browser();
  await browser.call('join', mina);
  await site.settle();
  site.mails.all.length = 0;
});
afterEach(() => site.close());

const who = { mem_nm: 'MINA hart', mem_tel: mina.mem_tel };
const forgotPassword = { ...who, mem_email: mina.mem_email, type: 'passwordchk' };
/** Asks for help, and waits for the mail that follows the answer. */
const find = async (form: Record<string, unknown>, how: { lanTp?: LanTp } = {}) => {
  const answer = await browser.call('findChk', form, how);
  await site.settle();
  return answer;
};
const tokenIn = (index: number) => /#reset=([\w-]+)/.exec(site.mails.all[index]?.text ?? '')?.[1] ?? '';

it('answers the masked address and mails the whole one to it, in the caller’s language', async () => {
  const { body } = await find({ ...who, type: 'idchk' }, { lanTp: 'KOR' });
  expect(body).toEqual({ msg: 'success', resdata: 'm***@narae.example' });
  expect(site.mails.all).toEqual([
    expect.objectContaining({
      to: 'mina@narae.example',
      lan_tp: 'KOR',
      subject: expect.stringMatching(/이메일/),
    }),
  ]);
});

it('needs no address to find one: an empty field is as none', async () => {
  const { body } = await find({ ...who, mem_email: ' ', type: 'idchk' });
  expect(body).toEqual({ msg: 'success', resdata: 'm***@narae.example' });
  const empty = await find({ ...forgotPassword, mem_email: '' });
  expect(empty).toMatchObject({ status: 400, body: { error: 'login_email_input', field: 'mem_email' } });
});

it.each([
  [{ ...who, mem_tel: '01099999999', type: 'idchk' }, 'find_email_fail'],
  [{ ...who, mem_nm: 'Somebody', type: 'idchk' }, 'find_email_fail'],
  [{ ...forgotPassword, mem_email: 'other@narae.example' }, 'find_password_fail'],
])('finds nobody for %j and sends nothing', async (form, error) => {
  const { status, body } = await find(form);
  expect([status, body.error]).toEqual([400, error]);
  expect(site.mails.all).toEqual([]);
});

it('finds nobody who has no address, and still the one who has', async () => {
  const provided = { mem_email: '', sns_type: 'kakao', email_confirmed_at: new Date() };
  await browser.call('join', { ...mina, mem_email: 'other@narae.example' });
  await site.members.updateOne({ mem_email: 'other@narae.example' }, { $set: provided });
  await site.settle();
  site.mails.all.length = 0;
  const { body } = await find({ ...who, type: 'idchk' });
  expect(body.resdata).toBe('m***@narae.example');
  expect(site.mails.all.map(({ to }) => to)).toEqual([mina.mem_email]);
  await site.members.updateMany({}, { $set: { use_yn: 'N' } });
  await site.members.updateOne({ sns_type: 'kakao' }, { $set: { use_yn: 'Y' } });
  expect((await find({ ...who, type: 'idchk' })).body.error).toBe('find_email_fail');
});

it('finds a number that was stored without its country’s code by the one with it', async () => {
  const { body } = await find({ ...who, mem_tel: '821012345678', type: 'idchk' });
  expect(body).toEqual({ msg: 'success', resdata: 'm***@narae.example' });
});

it.each([
  [{ ...who, type: 'passwordchk' }, 'login_email_input', 'mem_email'],
  [{ ...who, mem_tel: '', type: 'idchk' }, 'login_tel_input', 'mem_tel'],
  [{ ...who, type: 'both' }, 'invalid_value', 'type'],
])('rejects %j', async (form, error, field) => {
  const { body } = await find(form);
  expect([body.error, body.field]).toEqual([error, field]);
});

describe('a mailed link', () => {
  it('sets a new password once and ends every session', async () => {
    await browser.call('loginCallback', credentials);
    const { body } = await find(forgotPassword);
    expect(body.resdata).toBe('m***@narae.example');
    const token = tokenIn(0);
    expect(site.mails.all[0]?.text).toContain(`http://shop.example/login?lan_tp=ENG#reset=${token}`);

    const common = await browser.call('passwordReset', { token, mem_password: 'password1' });
    expect(common.body).toMatchObject({ error: 'common_password', field: 'mem_password' });
    const ofTheShop = await browser.call('passwordReset', { token, mem_password: 'seoultour1' });
    expect(ofTheShop.body).toMatchObject({ error: 'common_password', field: 'mem_password' });
    expect((await browser.call('passwordReset', { token, mem_password: newPassword })).status).toBe(200);
    await site.settle();
    expect((await browser.probe()).status).toBe(401);
    expect((await browser.call('memChk', credentials)).status).toBe(401);
    expect((await browser.call('memChk', { ...credentials, mem_password: newPassword })).status).toBe(200);
    const again = await browser.call('passwordReset', { token, mem_password: 'third9999' });
    expect([again.status, again.body.error]).toEqual([400, 'reset_link_expired']);
  });

  it('is invalid after ten minutes, and once another one was used', async () => {
    await find(forgotPassword);
    time.pass(10 * minute);
    await find(forgotPassword);
    await find(forgotPassword);
    const reset = async (token: string) =>
      (await browser.call('passwordReset', { token, mem_password: newPassword })).status;
    expect(await reset(tokenIn(0))).toBe(400);
    expect(await reset(tokenIn(2))).toBe(200);
    expect(await reset(tokenIn(1))).toBe(400);
  });

  it('takes a new password without the blanks around it', async () => {
    await find(forgotPassword);
    await browser.call('passwordReset', { token: tokenIn(0), mem_password: `${newPassword} ` });
    expect((await browser.call('memChk', { ...credentials, mem_password: newPassword })).status).toBe(200);
  });

  it('stays valid after a password that breaks the rule', async () => {
    await find(forgotPassword);
    const weak = await browser.call('passwordReset', { token: tokenIn(0), mem_password: 'short' });
    expect(weak.body.error).toBe('common_login_password_validation');
    const strong = await browser.call('passwordReset', { token: tokenIn(0), mem_password: newPassword });
    expect(strong.status).toBe(200);
  });
});

it('limits how many mails one mailbox gets', async () => {
  for (let asked = 0; asked < 5; asked += 1) await find(forgotPassword);
  const sixth = await find(forgotPassword);
  expect([sixth.status, sixth.body.error]).toEqual([429, 'rate_limited']);
  expect(site.mails.all).toHaveLength(5);
});
