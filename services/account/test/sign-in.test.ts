import { createHash } from 'node:crypto';
import { credentials, handClock, mina, startSite, type Site } from './support/site.ts';

let site: Site;
let time: ReturnType<typeof handClock>;
beforeEach(async () => {
  time = handClock();
  site = await startSite({ clock: time.clock });
  await site.browser().call('join', mina);
});
afterEach(() => site.close());

it('takes two steps: the check opens nothing, the second opens a session everywhere', async () => {
  const browser = site.browser();
  expect(await browser.call('memChk', credentials)).toMatchObject({
    status: 200,
    body: { msg: 'success' },
    cookies: [],
  });
  expect(await browser.probe()).toMatchObject({ status: 401, body: { error: 'login_required' } });

  const { body } = await browser.call('loginCallback', { ...credentials, mem_email: ' MINA@narae.example' });
  expect(body).toEqual({
    msg: 'success',
    user: {
      mem_id: 'MEM0000000001',
      mem_nm: 'Mina Hart',
      mem_email: 'mina@narae.example',
      email_confirmed: false,
      mem_nick: expect.stringMatching(/^M\d{4}$/),
      mem_profile_path: '',
      sns_type: '',
      admin_yn: 'N',
      admin_role: null,
      second_factor_needed: false,
      company_type: '',
    },
  });
  expect(await browser.probe()).toMatchObject({
    status: 200,
    body: { mem_id: 'MEM0000000001', role: null, emailConfirmed: false },
  });
  expect((await browser.call('myContact')).body).toEqual({ mem_nm: mina.mem_nm, mem_tel: mina.mem_tel });
  expect(await site.browser().call('myContact')).toMatchObject({ status: 401 });
  expect((await browser.call('session')).body.user?.mem_nm).toBe('Mina Hart');
});

it('keeps its cookies from scripts and other sites', async () => {
  const { cookies } = await site.browser().call('loginCallback', credentials);
  expect(cookies).toEqual([
    expect.objectContaining({ name: 'narae_dv', httpOnly: true, sameSite: 'Lax', path: '/' }),
    expect.objectContaining({ name: 'narae_at', httpOnly: true, sameSite: 'Lax', path: '/' }),
    expect.objectContaining({ name: 'narae_rt', httpOnly: true, sameSite: 'Lax', path: '/auth' }),
  ]);
  expect(cookies.some((cookie) => cookie['secure'])).toBe(false);
  await site.close();
  site = await startSite({ config: { publicOrigin: 'https://shop.example' } });
  await site.browser().call('join', mina);
  const browser = site.browser();
  const overHttps = await browser.call('loginCallback', credentials);
  expect(overHttps.cookies).toEqual([
    expect.objectContaining({ name: '__Host-narae_dv', secure: true, httpOnly: true, path: '/' }),
    expect.objectContaining({ name: '__Host-narae_at', secure: true, httpOnly: true, path: '/' }),
    expect.objectContaining({ name: '__Secure-narae_rt', secure: true, httpOnly: true, path: '/auth' }),
  ]);
  // What browsers ask of `__Host-`.
  expect(overHttps.cookies.some((cookie) => 'domain' in cookie)).toBe(false);
  expect((await browser.probe()).status).toBe(200);
  expect((await browser.call('refresh')).status).toBe(200);
  expect((await browser.call('logout')).cookies.map(({ name, secure }) => [name, secure])).toEqual([
    ['__Host-narae_at', true],
    ['__Secure-narae_rt', true],
  ]);
  expect([...browser.jar.keys()]).toEqual(['__Host-narae_dv']);
});

it('takes no session over https by the names that are used over http', async () => {
  await site.close();
  site = await startSite({ config: { publicOrigin: 'https://shop.example' } });
  await site.browser().call('join', mina);
  const browser = site.browser();
  await browser.call('loginCallback', credentials);
  for (const [name, value] of [...browser.jar]) {
    browser.jar.delete(name);
    browser.jar.set(name.replace(/^__\w+-/, ''), value);
  }
  expect((await browser.probe()).status).toBe(401);
  expect((await browser.call('session')).body.user).toBeNull();
});

it('rejects a call that brings a cookie of the session twice: somebody else has set one of them', async () => {
  const browser = site.browser();
  await browser.call('loginCallback', credentials);
  const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  for (const more of ['narae_at=x', 'narae_at=', ' narae_at=x; other=1', 'narae_rt=x', 'narae_rt']) {
    const answer = await site.browser().open('/auth/session', { cookie: `${cookie}; ${more}` });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      expect.objectContaining({ error: 'invalid_value', field: 'cookie' }),
    ]);
  }
  expect(
    (await site.browser().open('/auth/session', { cookie: `${cookie}; other=1; other=2` })).statusCode,
  ).toBe(200);
});

it.each([
  ['haneul1234 ', 'haneul1234'],
  ['haneul1234', '\thaneul1234 '],
  [' haneul1234 ', ' haneul1234 '],
])('lets in who joined with %j and signs in with %j', async (joined, typed) => {
  const mem_email = 'blank@narae.example';
  const { status } = await site.browser().call('join', { ...mina, mem_email, mem_password: joined });
  expect(status).toBe(200);
  expect((await site.browser().call('loginCallback', { mem_email, mem_password: typed })).status).toBe(200);
});

it('answers a wrong password and an unknown address alike', async () => {
  const wrong = await site.browser().call('memChk', { ...credentials, mem_password: 'wrong1234' });
  const unknown = await site.browser().call('memChk', { ...credentials, mem_email: 'who@narae.example' });
  expect([wrong.status, wrong.body.error, wrong.body.field]).toEqual([
    401,
    'common_login_email_password_fail',
    'mem_password',
  ]);
  expect(unknown.body).toEqual(wrong.body);
  const korean = await site
    .browser()
    .call('loginCallback', { ...credentials, mem_password: 'x' }, { lanTp: 'KOR' });
  expect(korean.body.message).toMatch(/비밀번호/);
  expect(korean.cookies).toEqual([]);
});

it.each([
  [{ mem_email: ' ' }, 'login_email_input', 'mem_email'],
  [{ mem_email: 'mina' }, 'login_email_validation', 'mem_email'],
  [{ mem_password: '' }, 'login_password_input', 'mem_password'],
  [{ mem_password: ' ' }, 'login_password_input', 'mem_password'],
  [{ mem_password: { $gt: '' } }, 'invalid_value', 'mem_password'],
  [{ remember: true }, 'unknown_field', 'remember'],
])('rejects %j', async (wrong, error, field) => {
  const { status, body } = await site.browser().call('memChk', { ...credentials, ...wrong });
  expect([status, body.error, body.field]).toEqual([400, error, field]);
});

describe('an imported record', () => {
  const old = createHash('sha256').update('old password 1').digest('hex');
  beforeEach(() => site.members.updateOne({ mem_email: mina.mem_email }, { $set: { mem_pwd: old } }));
  const signIn = (mem_password: string) =>
    site.browser().call('memChk', { mem_email: mina.mem_email, mem_password });

  it('signs in with its old hash once and is hashed again', async () => {
    expect((await signIn('wrong password 1')).status).toBe(401);
    expect((await site.members.findOne().lean())?.mem_pwd).toBe(old);
    expect((await signIn('old password 1')).status).toBe(200);
    expect((await site.members.findOne().lean())?.mem_pwd).toMatch(/^\$argon2id\$/);
    expect((await signIn('old password 1')).status).toBe(200);
    expect((await signIn(old)).status).toBe(401);
  });
});

it('rejects a closed account', async () => {
  await site.members.updateOne({ mem_email: mina.mem_email }, { $set: { use_yn: 'N' } });
  expect((await site.browser().call('loginCallback', credentials)).status).toBe(401);
});
