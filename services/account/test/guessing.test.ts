import { createLimiter, usualLimits, type LimitName } from '@narae/service-kit';
import { credentials, handClock, mina, startSite, type Browser, type Site } from './support/site.ts';

const second = 1_000;
const home = '203.0.113.1';
const elsewhere = '198.51.100.7';
let site: Site;
let time: ReturnType<typeof handClock>;
beforeEach(async () => {
  time = handClock('2026-03-10T09:00:01Z');
  site = await startSite({ clock: time.clock });
  await site.browser(home).call('join', mina);
});
afterEach(() => site.close());

const guess = (ip: string, mem_email = mina.mem_email) =>
  site.browser(ip).call('memChk', { mem_email, mem_password: 'guess1234' });
const times = (count: number) => Array.from({ length: count }, (_, index) => index);
/** As many wrong guesses as an account may take from all over the network, but for some. */
const guessFromEverywhere = (limit: LimitName, account: string, less = 0) =>
  createLimiter({ store: site.store, now: time.clock }).count(
    limit,
    account,
    usualLimits[limit].perWindow - less,
  );
const signedIn = async (browser: Browser): Promise<Browser> => {
  expect((await browser.call('loginCallback', credentials)).status).toBe(200);
  return browser;
};

describe('wrong passwords', () => {
  it('make the guesser wait, longer each time, and nobody elsewhere', async () => {
    const free = await Promise.all(times(5).map(() => guess(elsewhere)));
    expect(free.map(({ status }) => status)).toEqual(Array(5).fill(401));
    for (const wait of [30, 60, 120, 240, 480, 900, 900]) {
      const locked = await guess(elsewhere);
      expect([locked.status, locked.body.error, locked.headers['retry-after']]).toEqual([
        429,
        'password_locked',
        String(wait),
      ]);
      time.pass(wait * second);
      expect((await guess(elsewhere)).status).toBe(401);
    }
    expect((await site.browser(home).call('memChk', credentials)).status).toBe(200);
  });

  it('are answered with when to come back, in the caller’s language', async () => {
    for (const _ of times(5)) await guess(elsewhere);
    const soon = await site.browser(elsewhere).call('memChk', credentials, { lanTp: 'ENG' });
    expect(soon.body.message).toBe('Too many wrong passwords. Please try again in 30 seconds.');
    time.pass(30 * second);
    await guess(elsewhere);
    const locked = await site.browser(elsewhere).call('memChk', credentials, { lanTp: 'KOR' });
    expect(locked.body.message).toBe('비밀번호를 여러 번 틀렸습니다. 1분 뒤에 다시 시도해 주세요.');
  });

  it('many at once are not more than one after the other', async () => {
    const answers = await Promise.all(times(20).map(() => guess(elsewhere)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  });

  it('are forgotten once the right one is given', async () => {
    for (const _ of times(3)) {
      for (const _wrong of times(4)) await guess(elsewhere);
      expect((await site.browser(elsewhere).call('memChk', credentials)).status).toBe(200);
    }
  });

  it('of one IPv6 network are counted together', async () => {
    for (const host of times(5)) await guess(`2001:db8:1:2::${host + 1}`);
    expect((await guess('2001:db8:1:2:ffff::9')).status).toBe(429);
    expect((await guess('2001:db8:1:3::1')).status).toBe(401);
  });

  it('from one address at many accounts are bounded', async () => {
    const answers = await Promise.all(times(61).map((index) => guess(elsewhere, `m${index}@narae.example`)));
    expect(answers.filter(({ body }) => body.error === 'rate_limited')).toHaveLength(1);
  });

  it('from many addresses at one account are bounded, and its owner’s own device is spared', async () => {
    const owner = await signedIn(site.browser(home));
    await guessFromEverywhere('password-email', mina.mem_email, 1);
    const answers = [await guess('198.18.0.1'), await guess('198.18.0.2')];
    expect(answers.map(({ body }) => body.error)).toEqual([
      'common_login_email_password_fail',
      'password_locked',
    ]);
    expect((await site.browser(home).call('memChk', credentials)).status).toBe(429);
    expect((await owner.call('loginCallback', credentials)).status).toBe(200);
  });

  it('at an address nobody joined with are answered like those of a member', async () => {
    const answers = async (mem_email: string) => {
      const given = [];
      for (const _ of times(7)) given.push((await guess(elsewhere, mem_email)).body.error);
      return given;
    };
    expect(await answers('nobody@narae.example')).toEqual(await answers(mina.mem_email));
  });

  it('are counted in the store, without saying whose they are', async () => {
    for (const _ of times(5)) await guess(elsewhere);
    const counters = await site.counters();
    expect(counters.length).toBeGreaterThan(0);
    expect(JSON.stringify(counters)).not.toMatch(/mina|198\.51/);
  });
});

describe('a device the member has signed in from', () => {
  it('has a delay of its own where others guess from its network', async () => {
    const owner = await signedIn(site.browser(home));
    for (const _ of times(80)) await guess(home);
    expect((await owner.call('loginCallback', credentials)).status).toBe(200);
  });

  it('may not guess without end itself', async () => {
    const thief = await signedIn(site.browser(home));
    for (const _ of times(5)) await thief.call('memChk', { ...credentials, mem_password: 'guess1234' });
    const locked = await thief.call('memChk', credentials);
    expect([locked.status, locked.body.error]).toEqual([429, 'password_locked']);
  });

  it('is known for its own members only, and not by a cookie somebody made up', async () => {
    const other = { ...mina, mem_email: 'other@narae.example' };
    const stranger = site.browser(elsewhere);
    await stranger.call('join', other);
    await stranger.call('loginCallback', { ...credentials, mem_email: other.mem_email });
    const device = stranger.jar.get('narae_dv') ?? '';
    const [id = '', proof = ''] = device.split('.');
    for (const value of [device, `${id}.${'A'.repeat(43)}`, `${id}x.${proof}`, `${device}.`, '', '.']) {
      stranger.jar.set('narae_dv', value);
      await stranger.call('memChk', { ...credentials, mem_password: 'guess1234' });
    }
    expect((await stranger.call('memChk', credentials)).body.error).toBe('password_locked');
  });

  it('is remembered for several members, in a cookie no script can read', async () => {
    const family = site.browser(home);
    const other = { ...credentials, mem_email: 'other@narae.example' };
    await site.browser(home).call('join', { ...mina, mem_email: other.mem_email });
    await signedIn(family);
    const { cookies } = await family.call('loginCallback', other);
    expect(cookies).toContainEqual(
      expect.objectContaining({ name: 'narae_dv', httpOnly: true, sameSite: 'Lax', path: '/' }),
    );
    for (const { mem_email } of [credentials, other]) await guessFromEverywhere('password-email', mem_email);
    for (const own of [credentials, other]) expect((await family.call('memChk', own)).status).toBe(200);
  });
});

describe('a mailed link', () => {
  it('lets the owner in again, on this device, however many guesses were made here and elsewhere', async () => {
    const owner = site.browser(home);
    for (const _ of times(6)) await owner.call('memChk', { ...credentials, mem_password: 'guess1234' });
    await guessFromEverywhere('password-email', mina.mem_email, usualLimits['password'].free);
    const { mem_nm, mem_tel, mem_email } = mina;
    await owner.call('findChk', { mem_nm, mem_tel, mem_email, type: 'passwordchk' });
    await site.settle();
    const token = /#reset=([\w-]+)/.exec(site.mails.all.at(-1)?.text ?? '')?.[1] ?? '';
    await owner.call('passwordReset', { token, mem_password: 'fresh5678' });
    const fresh = { ...credentials, mem_password: 'fresh5678' };
    expect((await owner.call('loginCallback', fresh)).status).toBe(200);
  });
});

describe('wrong names at find', () => {
  const find = (browser: Browser, mem_nm: string) =>
    browser.call('findChk', { mem_nm, mem_tel: mina.mem_tel, type: 'idchk' });

  it('make the guesser wait and nobody elsewhere', async () => {
    for (const _ of times(5)) expect((await find(site.browser(elsewhere), 'Nobody')).status).toBe(400);
    const sixth = await find(site.browser(elsewhere), mina.mem_nm);
    expect([sixth.status, sixth.body.error, sixth.headers['retry-after']]).toEqual([
      429,
      'rate_limited',
      '30',
    ]);
    expect((await find(site.browser(home), mina.mem_nm)).status).toBe(200);
  });

  it('from many addresses are bounded, and the owner’s own device is spared', async () => {
    const owner = await signedIn(site.browser(home));
    await guessFromEverywhere('find-tel', mina.mem_tel);
    expect((await find(site.browser('198.51.100.9'), mina.mem_nm)).status).toBe(429);
    expect((await find(owner, mina.mem_nm)).status).toBe(200);
  });
});
