import { REFRESH_COOKIE } from '@narae/service-kit';
import { Authenticator, type Misbehaviour } from './support/authenticator.ts';
import { credentials, handClock, mina, startSite, type Browser, type Site } from './support/site.ts';

const minute = 60_000;
const origin = 'http://shop.example';

let site: Site;
let time: ReturnType<typeof handClock>;
let own: Browser;

const signedIn = async (who: { mem_email: string; mem_password: string } = credentials): Promise<Browser> => {
  const browser = site.browser();
  expect((await browser.call('loginCallback', who)).status).toBe(200);
  return browser;
};
const haruto = { ...mina, mem_nm: 'Haruto Sato', mem_tel: '01087654321', mem_email: 'haruto@narae.example' };

const add = async (browser: Browser, device = new Authenticator(origin), how: Misbehaviour = {}) => {
  const { options } = (await browser.call('passkeyAddOptions')).body;
  const answer = await browser.call('passkeyAdd', { passkey: device.create(options, how) });
  return { device, answer };
};
const signIn = async (device: Authenticator, how: Misbehaviour = {}, browser = site.browser()) => {
  const { options } = (await browser.call('passkeyOptions')).body;
  return { browser, answer: await browser.call('passkeySignIn', { passkey: device.get(options, how) }) };
};
const prove = async (browser: Browser, device: Authenticator) => {
  const { options } = (await browser.call('passkeyProveOptions')).body;
  return browser.call('passkeyProve', { passkey: device.get(options) });
};
const kinds = async (browser: Browser) => {
  await site.settle();
  return (await browser.call('myActivity', {})).body.map(({ kind }) => kind);
};

beforeEach(async () => {
  time = handClock();
  site = await startSite({ clock: time.clock, config: { publicOrigin: origin } });
  await site.browser().call('join', mina);
  own = await signedIn();
});
afterEach(() => site.close());

describe('a passkey', () => {
  it('is added, and signs its member in without address and password', async () => {
    const { device, answer } = await add(own);
    expect([answer.status, answer.body.passkey_id]).toEqual([200, device.id]);
    const { browser, answer: entered } = await signIn(device);
    expect(entered.body.user.mem_email).toBe(mina.mem_email);
    expect((await browser.call('session')).body.user?.mem_email).toBe(mina.mem_email);
    expect((await browser.call('myPasskeys')).body).toMatchObject([
      { passkey_id: device.id, synced_yn: 'Y', used_at: time.clock().toISOString() },
    ]);
    expect(await kinds(own)).toEqual(expect.arrayContaining(['passkey_added', 'signed_in']));
  });

  it('signs in, and ends the session its browser had', async () => {
    const { device } = await add(own);
    const [before] = (own.jar.get(REFRESH_COOKIE) ?? '').split('.');
    expect((await signIn(device, {}, own)).answer.status).toBe(200);
    expect((await site.sessions.findOne({ sid: before }).lean())?.revoke_reason).toBe('replaced');
    expect((await own.call('mySessions')).body).toMatchObject([{ current: true, method: 'passkey' }]);
  });

  it('is renamed and removed by its owner alone', async () => {
    const { device } = await add(own);
    await site.browser().call('join', haruto);
    const other = await signedIn({ ...credentials, mem_email: haruto.mem_email });
    const named = { passkey_id: device.id, name: ' My phone ' };
    expect((await other.call('passkeyRename', named)).body.error).toBe('passkey_not_found');
    expect((await own.call('passkeyRename', { ...named, name: ' ' })).body).toMatchObject({ field: 'name' });
    expect((await own.call('passkeyRename', named)).status).toBe(200);
    expect((await own.call('myPasskeys')).body).toMatchObject([{ name: 'My phone' }]);
    expect((await other.call('passkeyRemove', { passkey_id: device.id })).body.error).toBe(
      'passkey_not_found',
    );
    expect((await own.call('passkeyRemove', { passkey_id: device.id })).status).toBe(200);
    expect((await signIn(device)).answer.body.error).toBe('passkey_invalid');
    expect(await kinds(own)).toContain('passkey_removed');
  });

  it('stays where it is the last way in', async () => {
    const { device } = await add(own);
    await site.members.updateOne({ mem_email: mina.mem_email }, { $set: { mem_pwd: '' } });
    expect((await own.call('passkeyRemove', { passkey_id: device.id })).body.error).toBe('last_way_in');
    const second = await add(own);
    expect((await own.call('passkeyRemove', { passkey_id: second.device.id })).status).toBe(200);
  });

  it('is one of ten at most, also when two are added at once', async () => {
    for (let count = 0; count < 9; count += 1) expect((await add(own)).answer.status).toBe(200);
    const errors = (await Promise.all([add(own), add(own)])).map(({ answer }) => answer.body.error);
    expect(errors.filter((error) => error === undefined)).toHaveLength(1);
    expect((await own.call('myPasskeys')).body).toHaveLength(10);
    expect((await own.call('passkeyAddOptions')).body.error).toBe('passkeys_most');
  });

  it('is added only by somebody who has just shown who they are', async () => {
    time.pass(11 * minute);
    expect((await own.call('refresh')).status).toBe(200);
    expect((await own.call('passkeyAddOptions')).body.error).toBe('prove_again');
    expect((await own.call('passkeyAddOptions', { mem_password: 'wrong-pass1' })).body).toMatchObject({
      error: 'password_wrong',
      field: 'mem_password',
    });
    expect((await own.call('passkeyAddOptions', { mem_password: mina.mem_password })).status).toBe(200);
  });

  it('shows once more who somebody is, in the place of the password', async () => {
    const { device } = await add(own);
    time.pass(11 * minute);
    await own.call('refresh');
    expect((await own.call('passkeyAddOptions')).body.error).toBe('prove_again');
    expect((await prove(own, device)).status).toBe(200);
    expect((await own.call('passkeyAddOptions')).status).toBe(200);
  });

  it('of another member proves nothing', async () => {
    const { device } = await add(own);
    await site.browser().call('join', haruto);
    const other = await signedIn({ ...credentials, mem_email: haruto.mem_email });
    const second = await add(other);
    expect(second.answer.status).toBe(200);
    expect((await prove(other, device)).body.error).toBe('passkey_invalid');
  });
});

describe('signing in with a passkey is rejected', () => {
  it.each<[string, Misbehaviour]>([
    ['that was shown to another site', { origin: 'https://evil.example' }],
    ['that belongs to another site', { rpID: 'evil.example' }],
    ['whose owner was not recognised', { recognised: false }],
    ['that names nobody', { userHandle: 'TUVNMDAwMDAwMDAwOQ' }],
  ])('%s', async (_name, how) => {
    const { device } = await add(own);
    const { answer, browser } = await signIn(device, how);
    expect([answer.status, answer.body.error]).toEqual([401, 'passkey_invalid']);
    expect((await browser.probe()).status).toBe(401);
    expect((await signIn(device)).answer.status).toBe(200);
  });

  it('with an answer that was used before', async () => {
    const { device } = await add(own);
    const browser = site.browser();
    const { options } = (await browser.call('passkeyOptions')).body;
    const passkey = device.get(options);
    const both = await Promise.all([1, 2].map(() => browser.call('passkeySignIn', { passkey })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await browser.call('passkeySignIn', { passkey })).body.error).toMatch(
      /^passkey_(expired|invalid)$/,
    );
  });

  it('with a challenge of another browser, of another purpose, of nobody, or of 15 minutes ago', async () => {
    const { device } = await add(own);
    const [mine, others] = [site.browser(), site.browser()];
    const { options } = (await others.call('passkeyOptions')).body;
    await mine.call('passkeyOptions');
    const enter = async (challenge: string) =>
      (await mine.call('passkeySignIn', { passkey: device.get({ challenge }) })).body.error;
    expect(await enter(options.challenge)).toBe('passkey_expired');
    expect(await enter((await own.call('passkeyProveOptions')).body.options.challenge)).toBe(
      'passkey_expired',
    );
    expect(await enter('AAAA')).toBe('passkey_expired');
    const { challenge } = (await mine.call('passkeyOptions')).body.options;
    time.pass(15 * minute);
    expect(await enter(challenge)).toBe('passkey_expired');
    expect((await signIn(device)).answer.status).toBe(200);
  });

  it('without the cookie of the browser it began in', async () => {
    const { device } = await add(own);
    const browser = site.browser();
    const { options } = (await browser.call('passkeyOptions')).body;
    const answer = await browser.call('passkeySignIn', { passkey: device.get(options) }, { cookies: {} });
    expect(answer.body.error).toBe('passkey_expired');
  });

  it('of an authenticator whose counter does not rise: somebody has copied it', async () => {
    const { device } = await add(own);
    expect((await signIn(device, { counter: 9 })).answer.status).toBe(200);
    expect((await signIn(device, { counter: 9 })).answer.body.error).toBe('passkey_invalid');
    expect((await signIn(device, { counter: 10 })).answer.status).toBe(200);
  });

  it('of a member who is locked, or has left', async () => {
    const { device } = await add(own);
    await site.members.updateOne({ mem_email: mina.mem_email }, { $set: { state: 'locked' } });
    expect((await signIn(device)).answer.body.error).toBe('member_locked');
    await site.members.updateOne({ mem_email: mina.mem_email }, { $set: { state: 'active', use_yn: 'N' } });
    expect((await signIn(device)).answer.body.error).toBe('passkey_invalid');
  });

  it('that is no passkey at all, naming the field', async () => {
    const browser = site.browser();
    for (const passkey of [undefined, null, {}, { id: 'x'.repeat(2_000) }, 'x']) {
      const { status, body } = await browser.call('passkeySignIn', { passkey });
      expect([status, body.field]).toEqual([400, expect.stringMatching(/^passkey/)]);
    }
  });
});

it('asking for options stores nothing, however often a stranger asks', async () => {
  const before = await site.counters();
  for (let time_ = 0; time_ < 20; time_ += 1) await site.browser().call('passkeyOptions');
  expect(await site.usedChallenges.countDocuments()).toBe(0);
  expect(await site.counters()).toEqual(before);
});

describe('an administrator', () => {
  beforeEach(async () => {
    await site.members.updateOne(
      { mem_email: mina.mem_email },
      { $set: { admin_yn: 'Y', admin_role: 'owner', email_confirmed_at: time.clock() } },
    );
    own = await signedIn();
  });

  it('is inside the back office with a passkey, at once and for twelve hours', async () => {
    expect((await own.probe()).body.role).toBeNull();
    const { device } = await add(own);
    await own.call('refresh');
    expect((await own.probe()).body.role).toBe('owner');
    const { browser, answer } = await signIn(device);
    expect(answer.body.user.second_factor_needed).toBe(false);
    expect((await browser.probe()).body.role).toBe('owner');
    expect((await browser.call('secondFactor')).body).toMatchObject({ app: false, passkeys: 1, shown: true });
    time.pass(12 * 60 * minute);
    await browser.call('refresh');
    expect((await browser.probe()).body.role).toBeNull();
    expect((await prove(browser, device)).status).toBe(200);
    await browser.call('refresh');
    expect((await browser.probe()).body.role).toBe('owner');
  });

  it('confirms with it what asks for the second factor again', async () => {
    await site.browser().call('join', haruto);
    const other = await site.members
      .findOneAndUpdate({ mem_email: haruto.mem_email }, { $set: { email_confirmed_at: time.clock() } })
      .lean();
    const give = async (role: string, seen: string | null) =>
      (await own.call('adminRoleSet', { mem_id: other?.mem_id, role, seen })).body.error;
    const { device } = await add(own);
    await own.call('refresh');
    time.pass(6 * minute);
    expect(await give('gate', null)).toBe('confirm_needed');
    expect((await prove(own, device)).status).toBe(200);
    await own.call('refresh');
    expect(await give('gate', null)).toBeUndefined();
  });

  it('adds neither a passkey nor an app by the password alone once there is a passkey', async () => {
    await add(own);
    const thief = await signedIn();
    expect((await thief.call('passkeyAddOptions')).body.error).toBe('second_factor_needed');
    expect((await thief.call('secondFactorBegin')).body.error).toBe('second_factor_set_already');
  });
});
