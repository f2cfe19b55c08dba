import { ACCESS_COOKIE, keptWith, REFRESH_COOKIE, usualLimits } from '@narae/service-kit';
import { credentials, handClock, mina, startSite, type Browser, type Site } from './support/site.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
let site: Site;
let time: ReturnType<typeof handClock>;
let browser: Browser;
beforeEach(async () => {
  time = handClock();
  site = await startSite({ clock: time.clock });
  browser = site.browser();
  await browser.call('join', mina);
  await browser.call('loginCallback', credentials);
});
afterEach(() => site.close());

const refreshToken = () => browser.jar.get(REFRESH_COOKIE) ?? '';
const refreshWith = (token: string) => browser.call('refresh', {}, { cookies: { [REFRESH_COOKIE]: token } });

describe('refreshing a session', () => {
  it('exchanges an expired token for the next one', async () => {
    time.pass(11 * minute);
    expect(await browser.probe()).toMatchObject({ status: 401, body: { error: 'token_expired' } });
    expect((await browser.call('session')).body.error).toBe('token_expired');
    const before = refreshToken();
    expect((await browser.call('refresh')).body.user?.mem_id).toBe('MEM0000000001');
    expect(refreshToken()).not.toBe(before);
    expect((await browser.probe()).status).toBe(200);
  });

  it('gives tabs that refresh at the same time the same answer', async () => {
    const token = refreshToken();
    const answers = await Promise.all([1, 2, 3, 4].map(() => refreshWith(token)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const given = answers.map(({ cookies }) => cookies.find(({ name }) => name === REFRESH_COOKIE)?.value);
    expect(new Set(given).size).toBe(1);
    time.pass(11 * minute);
    expect((await browser.call('refresh')).status).toBe(200);
  });

  it('ends the whole session when a token is used again later', async () => {
    const stolen = refreshToken();
    await browser.call('refresh');
    time.pass(minute);
    const thief = await refreshWith(stolen);
    expect([thief.status, thief.body.error]).toEqual([401, 'login_required']);
    await site.settle();
    expect((await browser.probe()).status).toBe(401);
    browser.jar.delete(ACCESS_COOKIE);
    expect((await browser.call('refresh')).status).toBe(401);
    expect((await site.sessions.findOne().lean())?.revoke_reason).toBe('reuse');
  });

  it('rejects an unknown token without ending the session', async () => {
    const [sid] = refreshToken().split('.');
    for (const forged of [`${sid}.AAAA`, 'no-such-session.AAAA', 'AAAA', '', `${refreshToken()}.x`]) {
      expect((await refreshWith(forged)).status).toBe(401);
    }
    browser.jar.clear();
    await browser.call('loginCallback', credentials);
    expect((await browser.call('refresh')).status).toBe(200);
    expect(await site.sessions.countDocuments({ revoked_at: { $ne: null } })).toBe(0);
  });

  it('clears the cookies when the session is over', async () => {
    await browser.call('refresh', {}, { cookies: { [REFRESH_COOKIE]: 'x.y' } });
    expect([...browser.jar.keys()]).toEqual(['narae_dv']);
  });

  it('clears an expired access token that nothing can renew, so that the browser is a visitor’s', async () => {
    time.pass(11 * minute);
    browser.jar.delete(REFRESH_COOKIE);
    expect((await browser.call('session')).body).toEqual({ user: null });
    expect([...browser.jar.keys()]).toEqual(['narae_dv']);
  });

  it('keeps a used session alive, but not for ever', async () => {
    for (let used = 0; used < 8; used += 1) {
      time.pass(11 * day);
      expect((await browser.call('refresh')).status).toBe(200);
    }
    time.pass(3 * day);
    expect((await browser.call('refresh')).status).toBe(401);
  });

  it('ends an unused session', async () => {
    time.pass(15 * day);
    expect((await browser.call('refresh')).status).toBe(401);
  });

  it('ends the session of a member that is gone', async () => {
    await site.members.updateOne({}, { $set: { use_yn: 'N' } });
    expect((await browser.call('refresh')).status).toBe(401);
    expect((await site.sessions.findOne().lean())?.revoke_reason).toBe('member_gone');
  });

  it('puts changed rights into the next access token', async () => {
    await site.passSecondFactor(browser);
    const roleAfter = async (rights: object) => {
      await site.members.updateOne({}, { $set: rights });
      const { body } = await browser.call('refresh');
      const { role } = (await browser.probe()).body;
      expect(body.user?.admin_role).toBe(role);
      return role;
    };
    expect(await roleAfter({ admin_yn: 'Y' })).toBe('owner');
    expect(await roleAfter({ admin_role: 'booking' })).toBe('booking');
    expect(await roleAfter({ admin_yn: 'N' })).toBeNull();
  });
});

it('says in the access token whether the mailbox is confirmed, and anew with the next one', async () => {
  expect((await browser.probe()).body.emailConfirmed).toBe(false);
  await site.members.updateOne({}, { $set: { email_confirmed_at: time.clock() } });
  await browser.call('refresh');
  expect((await browser.probe()).body.emailConfirmed).toBe(true);
});

it('says in the access token which device it is, the same one after signing in again', async () => {
  const deviceOf = async () => (await browser.probe()).body.device;
  const device = await deviceOf();
  expect(browser.jar.get('narae_dv')?.startsWith(`${device}.`)).toBe(true);
  await browser.call('refresh');
  expect(await deviceOf()).toBe(device);
  await browser.call('logout');
  await browser.call('loginCallback', credentials);
  expect(await deviceOf()).toBe(device);
  const other = site.browser();
  await other.call('loginCallback', credentials);
  expect((await other.probe()).body.device).not.toBe(device);
  // A cookie that is changed later changes nothing.
  browser.jar.set('narae_dv', `${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}.${'A'.repeat(43)}`);
  await browser.call('refresh');
  expect(await deviceOf()).toBe(device);
});

describe('signing in where somebody is signed in', () => {
  const endOf = async (token: string) => {
    await site.settle();
    const [sid] = token.split('.');
    const session = await site.sessions.findOne({ sid }).lean();
    return session?.revoke_reason;
  };
  const endsBy = async (signIn: () => ReturnType<Browser['call']>) => {
    const [before, access] = [refreshToken(), browser.jar.get(ACCESS_COOKIE) ?? ''];
    expect((await signIn()).status).toBe(200);
    expect(await endOf(before)).toBe('replaced');
    expect(await endOf(refreshToken())).toBe('');
    expect((await browser.probe()).status).toBe(200);
    const copy = site.browser();
    copy.jar.set(ACCESS_COOKIE, access);
    expect((await copy.probe()).status).toBe(401);
    expect((await refreshWith(before)).status).toBe(401);
  };

  it('ends the session that this browser had, and no other', async () => {
    const other = site.browser();
    await other.call('loginCallback', credentials);
    await endsBy(() => browser.call('loginCallback', credentials));
    expect((await other.call('refresh')).status).toBe(200);
  });

  it('ends it also as another member, and where it has to be renewed', async () => {
    const bora = { ...mina, mem_nm: 'Bora Kim', mem_email: 'bora@narae.example' };
    await site.browser().call('join', bora);
    const asBora = { ...credentials, mem_email: bora.mem_email };
    await endsBy(() => browser.call('loginCallback', asBora));
    await browser.call('loginCallback', credentials);
    time.pass(11 * minute);
    await endsBy(() => browser.call('loginCallback', asBora));
  });

  it('ends nothing while the password is wrong, is only checked, or its owner may not enter', async () => {
    const before = refreshToken();
    await browser.call('loginCallback', { ...credentials, mem_password: 'wrong1234' });
    await browser.call('memChk', credentials);
    await site.members.updateOne({}, { $set: { state: 'waiting' } });
    expect((await browser.call('loginCallback', credentials)).status).toBe(403);
    expect(await endOf(before)).toBe('');
    expect((await browser.probe()).status).toBe(200);
  });

  it('ends no session that a token we never signed names', async () => {
    const [head, , signature] = (browser.jar.get(ACCESS_COOKIE) ?? '').split('.');
    const [sid] = refreshToken().split('.');
    const claims = Buffer.from(JSON.stringify({ sub: 'MEM0000000001', sid, exp: 1 })).toString('base64url');
    const stranger = site.browser();
    stranger.jar.set(ACCESS_COOKIE, `${head}.${claims}.${signature}`);
    stranger.jar.set(REFRESH_COOKIE, `${sid}.AAAA`);
    expect((await stranger.call('loginCallback', credentials)).status).toBe(200);
    expect(await endOf(refreshToken())).toBe('');
  });
});

describe('a member’s sessions that are open at once', () => {
  it('are as many as the table says; beyond that the one used longest ago ends, also in other processes', async () => {
    await site.close();
    site = await startSite({ clock: time.clock, config: { kept: keptWith({ sessions: 3 }) } });
    await site.browser().call('join', mina);
    const browsers = Array.from({ length: 5 }, (_, at) => site.browser(`192.0.2.${at}`));
    const [first, second, third, fourth, fifth] = browsers;
    const isOpen = async (one: Browser | undefined) => (await one?.call('session'))?.body.user !== null;
    for (const one of [first, second, third]) {
      await one?.call('loginCallback', credentials);
      time.pass(minute);
    }
    // What was used last counts, not what was opened last.
    await first?.call('refresh');
    await fourth?.call('loginCallback', credentials);
    await site.settle();
    expect(await Promise.all([first, second, third, fourth].map(isOpen))).toEqual([true, false, true, true]);
    expect(await site.sessions.countDocuments({ revoke_reason: 'surplus' })).toBe(1);
    const log = (await fourth?.call('myActivity'))?.body.filter(({ kind }) => kind === 'sessions_ended');
    expect(log).toEqual([expect.objectContaining({ network: '192.0.2.0/24', by: 'member' })]);
    await Promise.all(
      [fifth, site.browser(), site.browser()].map((one) => one?.call('loginCallback', credentials)),
    );
    expect(await site.sessions.countDocuments({ revoked_at: null })).toBe(3);
  });

  it('do not count the ones that ran out, nor those of others', async () => {
    await site.close();
    site = await startSite({ clock: time.clock, config: { kept: keptWith({ sessions: 1 }) } });
    const bora = { ...mina, mem_nm: 'Bora Kim', mem_email: 'bora@narae.example' };
    for (const who of [mina, bora]) await site.browser().call('join', who);
    await site.browser().call('loginCallback', credentials);
    await site.browser().call('loginCallback', { ...credentials, mem_email: bora.mem_email });
    time.pass(15 * day);
    await site.browser().call('loginCallback', credentials);
    expect(await site.sessions.countDocuments({ revoke_reason: { $ne: '' } })).toBe(0);
  });
});

describe('signing out', () => {
  it('ends the session at once in every service, and on this device only', async () => {
    const other = site.browser();
    await other.call('loginCallback', credentials);
    const copy = browser.jar.get(ACCESS_COOKIE) ?? '';
    expect((await browser.call('logout')).body).toEqual({ msg: 'success' });
    expect([...browser.jar.keys()]).toEqual(['narae_dv']);
    await site.settle();
    browser.jar.set(ACCESS_COOKIE, copy);
    expect((await browser.probe()).status).toBe(401);
    expect((await other.probe()).status).toBe(200);
  });

  it('works after the access token ran out, and twice', async () => {
    time.pass(11 * minute);
    await browser.call('logout');
    expect((await site.sessions.findOne().lean())?.revoke_reason).toBe('logout');
    expect((await browser.call('logout')).status).toBe(200);
  });

  it('ends no session that a cookie only names', async () => {
    const [sid] = refreshToken().split('.');
    for (const forged of [`${sid}.AAAA`, `${sid}.${'A'.repeat(43)}`])
      await site.browser().call('logout', {}, { cookies: { [REFRESH_COOKIE]: forged } });
    await site.settle();
    expect((await browser.probe()).status).toBe(200);
    expect((await browser.call('refresh')).status).toBe(200);
  });

  it('ends the session also with a token that was exchanged before', async () => {
    const exchanged = refreshToken();
    await browser.call('refresh');
    await site.browser().call('logout', {}, { cookies: { [REFRESH_COOKIE]: exchanged } });
    expect((await site.sessions.findOne().lean())?.revoke_reason).toBe('logout');
  });

  it('by address redirects home in the asked language', async () => {
    const answer = await browser.open('/auth/logout?lan_tp=ko_KR', { 'sec-fetch-site': 'same-origin' });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/?lan_tp=KOR']);
    expect([...browser.jar.keys()]).toEqual(['narae_dv']);
    const evil = await browser.open('/auth/logout?lan_tp=//evil.example', {
      'sec-fetch-site': 'same-origin',
    });
    expect(evil.headers.location).toBe('/?lan_tp=ENG');
  });

  it.each(['cross-site', 'same-site', 'none', undefined])(
    'by an address that %s led to asks first',
    async (from) => {
      const answer = await browser.open('/auth/logout?lan_tp=JPN', from ? { 'sec-fetch-site': from } : {});
      expect([answer.statusCode, answer.headers.location]).toEqual([302, '/loginout?lan_tp=JPN']);
      expect((await browser.probe()).status).toBe(200);
    },
  );
});

it('answers no user without cookies', async () => {
  expect((await site.browser().call('session')).body).toEqual({ user: null });
  expect((await site.browser().call('refresh')).body.error).toBe('login_required');
});

it('publishes its public key', async () => {
  const answer = await browser.open('/.well-known/jwks.json');
  expect(answer.json().keys).toEqual([
    { kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA', use: 'sig', kid: expect.any(String), x: expect.any(String) },
  ]);
});

it('redirects social sign-in to the login page while no provider is configured', async () => {
  const to = async (url: string) => (await browser.open(url)).headers.location;
  expect(await to('/auth/kakao')).toBe('/login?notice=provider_unconfigured');
  expect(await to('/auth/web/qq?lan_tp=cn')).toBe('/login?lan_tp=CHN&notice=provider_unconfigured');
  expect(await to('/auth/mobile/qq')).toBe('/login?notice=provider_unconfigured');
});

it('counts visits without personal data', async () => {
  const visit = { os_type: 'iOS', locale: 'ko-KR', company_type: '' };
  expect((await browser.call('monitorHistory', visit)).body).toEqual({ msg: 'success' });
  expect(await site.visits.findOne({}, { _id: 0 }).lean()).toEqual({ ...visit, at: time.clock() });
  const { os_type, locale } = visit;
  expect((await browser.call('monitorHistory', { os_type, locale })).body).toEqual({ msg: 'success' });
  expect(await site.visits.countDocuments(visit)).toBe(2);
});

it('limits the visits counted from one network address', async () => {
  const visit = { os_type: 'iOS', locale: 'ko-KR', company_type: '' };
  const { perWindow } = usualLimits['visit-ip'];
  const guests = await Promise.all(
    Array.from({ length: perWindow + 1 }, () => site.browser('203.0.113.50').call('monitorHistory', visit)),
  );
  expect(guests.filter(({ status }) => status === 429)).toHaveLength(1);
  expect(await site.visits.countDocuments({})).toBe(perWindow);
});
