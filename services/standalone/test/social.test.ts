import { termsVersion } from '@narae/contracts/terms-version';
import type { SignInProvider } from '@narae/contracts/activity-kinds';
import { sandboxDefaults, sandboxService, type Sandbox } from '@narae/sandbox/app';
import { connectStore, createLimiter, createLogger, usualLimits } from '@narae/service-kit';
import { startTestStore } from '@narae/test-kit';
import { mina, startSite, type Browser, type Site } from '../../account/test/support/site.ts';
import { sandboxProviders } from '../src/site/sandbox.ts';
import { atProvider } from './support/at-provider.ts';

const shop = 'http://shop.example';
const consent = { terms_version: termsVersion, policy_version: termsVersion, marketing: false };
const beginnings: Readonly<Record<SignInProvider, string>> = {
  kakao: '/auth/kakao',
  google: '/auth/google',
  qq: '/auth/web/qq',
  facebook: '/auth/facebook',
};
const all = Object.keys(beginnings) as SignInProvider[];

let sandbox: Sandbox;
let site: Site;
let release: () => Promise<void>;
beforeAll(async () => {
  const testStore = await startTestStore();
  const store = await connectStore(testStore.url, testStore.freshName());
  const log = createLogger('sandbox', 'silent');
  sandbox = await sandboxService.start({ ...sandboxDefaults, port: 0 }, { store, log });
  release = async () => {
    await sandbox.close();
    await store.close();
    await testStore.release();
  };
});
afterAll(() => release());
beforeEach(async () => {
  site = await startSite({ config: { providers: sandboxProviders(sandbox, 'on') } });
});
afterEach(() => site.close());

interface How {
  readonly person?: string;
  readonly outcome?: string;
  readonly query?: string;
}

/** Goes to the provider and comes back. @returns the callback's address */
const go = async (browser: Browser, provider: SignInProvider, how: How = {}): Promise<URL> => {
  const { person = 'haneul', outcome, query = '?lan_tp=KOR' } = how;
  const left = await browser.open(`${beginnings[provider]}${query}`);
  const address = String(left.headers.location);
  return atProvider(address, { person, ...(outcome && { outcome }) }, shop);
};
/** Opens the callback. @returns where it leads */
const callback = async (browser: Browser, address: URL): Promise<string> => {
  const answer = await browser.open(`${address.pathname}${address.search}`);
  expect(answer.headers['cache-control']).toBe('no-store');
  return String(answer.headers.location);
};
const codeOf = (location: string): string => /#code=([\w-]+)$/.exec(location)?.[1] ?? '';
const redeem = (browser: Browser, code: string, more: object = {}) =>
  browser.call('loginResult', { code, ...more });
/** The whole way of somebody who agrees. */
const signIn = async (browser: Browser, provider: SignInProvider, how: How = {}) =>
  redeem(browser, codeOf(await callback(browser, await go(browser, provider, how))), { consent });
const nothingHappened = async () => {
  expect(await site.members.countDocuments()).toBe(0);
  expect(await site.sessions.countDocuments()).toBe(0);
  expect(await site.identities.countDocuments()).toBe(0);
};

describe('signing in with a provider', () => {
  it.each(['kakao', 'qq', 'facebook'] as const)('makes one member, who comes again: %s', async (provider) => {
    const first = await signIn(site.browser(), provider, { query: '?lan_tp=KOR&back=%2Fmycart' });
    expect(first.body).toMatchObject({ outcome: 'signed_in', provider, back: '/mycart' });
    expect(first.body.user).toMatchObject({ mem_nm: 'Haneul Seo', sns_type: provider });
    const isFullName = provider === 'facebook';
    expect(first.body.user?.mem_nick).toMatch(isFullName ? /^H\d{4}$/ : /^Haneul Seo$/);
    const browser = site.browser();
    const again = await redeem(browser, codeOf(await callback(browser, await go(browser, provider))));
    expect(again.body.user?.mem_id).toBe(first.body.user?.mem_id);
    expect((await browser.probe()).body.mem_id).toBe(first.body.user?.mem_id);
    expect(await site.members.countDocuments()).toBe(1);
    expect(await site.members.findOne().lean()).toMatchObject({ lan_tp: 'KOR', consent, state: 'active' });
  });

  it('ends the session that the browser had', async () => {
    const browser = site.browser();
    await signIn(browser, 'kakao');
    const before = await site.sessions.findOne().lean();
    const code = codeOf(await callback(browser, await go(browser, 'qq', { person: 'yue' })));
    expect(await site.sessions.countDocuments({ revoked_at: null })).toBe(1);
    expect((await redeem(browser, code, { consent })).body.outcome).toBe('signed_in');
    const open = await site.sessions.find({ revoked_at: null }).lean();
    expect(open).toMatchObject([{ method: 'qq' }]);
    expect((await site.sessions.findOne({ sid: before?.sid }).lean())?.revoke_reason).toBe('replaced');
  });

  it('asks somebody new for consent before there is a member', async () => {
    const browser = site.browser();
    const code = codeOf(await callback(browser, await go(browser, 'kakao')));
    expect((await redeem(browser, code)).body).toMatchObject({ outcome: 'consent_needed', user: null });
    await nothingHappened();
    const before = { ...consent, policy_version: '2026-01-01' };
    expect((await redeem(browser, code, { consent: before })).body).toMatchObject({
      error: 'join_terms_changed',
      field: 'consent.policy_version',
    });
    expect((await redeem(browser, code, { consent })).body.outcome).toBe('signed_in');
    expect((await redeem(browser, code, { consent })).body.error).toBe('login_code_expired');
  });

  it('too often from one network leads to the login page, which says until when', async () => {
    await createLimiter({ store: site.store, now: () => new Date() }).count(
      'provider-ip',
      '203.0.113.1',
      usualLimits['provider-ip'].perWindow,
    );
    const { headers } = await site.browser().open('/auth/kakao?lan_tp=KOR');
    const seconds = String(headers['retry-after']);
    expect(Number(seconds)).toBeGreaterThan(0);
    expect(headers.location).toBe(`/login?lan_tp=KOR&notice=rate_limited&wait=${seconds}`);
  });

  it('leads on in the language it began in', async () => {
    const browser = site.browser();
    const location = await callback(browser, await go(browser, 'qq', { query: '?lan_tp=CHN' }));
    expect(location).toMatch(/^\/loginResult\?lan_tp=CHN#code=/);
  });

  it('lets Google’s new members in only after approval, and tells them so', async () => {
    const browser = site.browser();
    const first = await signIn(browser, 'google');
    expect([first.status, first.body.error]).toEqual([403, 'member_waiting']);
    expect(await site.members.findOne().lean()).toMatchObject({
      state: 'waiting',
      mem_email: 'haneul.seo@mail.example',
    });
    expect((await signIn(browser, 'google')).body.error).toBe('member_waiting');
    await site.members.updateOne({}, { $set: { state: 'active' } });
    expect((await signIn(browser, 'google')).body.outcome).toBe('signed_in');
  });

  it('two callbacks at once make one member', async () => {
    const browsers = [site.browser(), site.browser('203.0.113.9')];
    const codes = await Promise.all(
      browsers.map(async (one) => codeOf(await callback(one, await go(one, 'kakao')))),
    );
    const answers = await Promise.all(browsers.map((one, at) => redeem(one, codes[at] ?? '', { consent })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(answers.map(({ body }) => body.user?.mem_id)).size).toBe(1);
    expect(await site.members.countDocuments()).toBe(1);
  });

  it('finishes what a process that died has begun', async () => {
    const at = new Date();
    const label = '';
    await site.identities.create({
      provider: 'qq',
      subject: 'haneul',
      mem_id: 'MEM0000000777',
      label,
      joined_at: at,
    });
    expect((await signIn(site.browser(), 'qq')).body.user?.mem_id).toBe('MEM0000000777');
  });
});

describe('addresses', () => {
  const join = async () => {
    await site.browser().call('join', mina);
    await site.settle();
  };

  it.each([
    ['imposter', 'nobody has checked'],
    ['mina', 'the provider has checked, and a member has'],
  ])('an address that %s never joins accounts: %s', async (person) => {
    await join();
    const { body } = await signIn(site.browser(), 'kakao', { person });
    expect(body.user).toMatchObject({ mem_email: '', email_confirmed: false });
    expect(await site.members.countDocuments()).toBe(2);
  });

  it('one that the provider has checked and nobody has is taken over, confirmed', async () => {
    const { body } = await signIn(site.browser(), 'kakao');
    expect(body.user).toMatchObject({ mem_email: 'haneul.seo@mail.example', email_confirmed: true });
  });

  it('one that nobody has checked is not, and several members are without', async () => {
    for (const person of ['linh', 'yue']) {
      const { body } = await signIn(site.browser(), 'kakao', { person });
      expect(body.user).toMatchObject({ mem_email: '' });
    }
    await site.settle();
    expect(site.mails.all).toEqual([]);
  });
});

describe('what is not believed', () => {
  it.each([
    ['google', 'nonce'],
    ['google', 'audience'],
    ['google', 'issuer'],
    ['google', 'expired'],
    ['kakao', 'nonce'],
    ['kakao', 'audience'],
    ['kakao', 'issuer'],
    ['kakao', 'expired'],
    ['google', 'replayed'],
    ['kakao', 'replayed'],
    ['qq', 'application'],
    ['qq', 'replayed'],
    ['facebook', 'application'],
    ['facebook', 'expired'],
    ['facebook', 'replayed'],
  ] as const)('%s: %s', async (provider, outcome) => {
    const browser = site.browser();
    const location = await callback(browser, await go(browser, provider, { outcome }));
    expect(location).toBe('/login?lan_tp=KOR&notice=provider_failed');
    await nothingHappened();
  });

  it.each(all)('%s: consent that is denied, which keeps the way back', async (provider) => {
    const browser = site.browser();
    const query = '?lan_tp=KOR&back=%2Fmycart';
    const location = await callback(browser, await go(browser, provider, { outcome: 'denied', query }));
    expect(location).toBe('/login?lan_tp=KOR&notice=provider_denied&back=%2Fmycart');
    await nothingHappened();
  });

  it.each(all)('%s: a callback that is opened again, or in another browser', async (provider) => {
    const browser = site.browser();
    const address = await go(browser, provider);
    expect(await callback(site.browser(), address)).toContain('notice=provider_failed');
    const location = await callback(browser, address);
    expect(location).toContain('#code=');
    expect(await callback(browser, address)).toContain('notice=provider_failed');
    const stranger = site.browser();
    await stranger.open('/auth/kakao');
    expect((await redeem(stranger, codeOf(location), { consent })).body.error).toBe('login_code_expired');
    await nothingHappened();
  });

  it('a callback for another provider than it began with', async () => {
    const browser = site.browser();
    const { search } = await go(browser, 'facebook');
    const location = await callback(browser, new URL(`${shop}/auth/callback/qq${search}`));
    expect(location).toBe('/login?notice=provider_failed');
  });

  it('a way back to another site', async () => {
    for (const back of ['https://evil.example', '//evil.example', '/\\evil.example', '/\t/evil.example']) {
      const query = `?back=${encodeURIComponent(back)}`;
      expect((await signIn(site.browser(), 'qq', { query })).body.back).toBe('');
    }
  });

  it('a locked member', async () => {
    await signIn(site.browser(), 'qq');
    await site.members.updateOne({}, { $set: { state: 'locked' } });
    expect((await signIn(site.browser(), 'qq')).body.error).toBe('member_locked');
  });

  it('a provider that is not configured', async () => {
    const bare = await startSite();
    try {
      for (const path of Object.values(beginnings))
        expect((await bare.browser().open(path)).headers.location).toContain('notice=provider_unconfigured');
      expect((await bare.browser().call('signInProviders')).body).toEqual([]);
    } finally {
      await bare.close();
    }
  });
});

describe('a token that a browser brings', () => {
  const facebookToken = async (person = 'haneul', outcome = 'good'): Promise<string> => {
    const asked = new URL(`${sandbox.origin}/idp/facebook/dialog/oauth`);
    const { clientId, clientSecret } = {
      clientId: '100000000000001',
      clientSecret: 'sandbox-facebook-secret',
    };
    const redirect_uri = 'http://localhost/back';
    for (const [name, value] of Object.entries({ client_id: clientId, redirect_uri, state: 's' }))
      asked.searchParams.set(name, value);
    const back = await atProvider(asked.href, { person, outcome }, redirect_uri);
    const exchange = new URLSearchParams({
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uri,
      code: back.searchParams.get('code') ?? '',
    });
    const answer = await fetch(`${sandbox.origin}/idp/facebook/oauth/access_token?${exchange}`);
    return ((await answer.json()) as { access_token: string }).access_token;
  };

  it('signs in whom Facebook says it is', async () => {
    const mem_token = await facebookToken();
    const { body } = await site.browser().call('snsFacebook', { mem_sns_id: 'haneul', mem_token });
    expect(body.user).toMatchObject({ sns_type: 'facebook', mem_nm: 'Haneul Seo' });
  });

  it.each([
    ['another person’s', 'linh', 'good'],
    ['another application’s', 'haneul', 'application'],
    ['one that has run out', 'haneul', 'expired'],
  ])('is rejected: %s', async (_what, person, outcome) => {
    const mem_token = await facebookToken(person, outcome);
    const { status, body } = await site.browser().call('snsFacebook', { mem_sns_id: 'haneul', mem_token });
    expect([status, body.error]).toEqual([401, 'provider_failed']);
    await nothingHappened();
  });

  it('is rejected: one that Facebook never gave', async () => {
    const given = { mem_sns_id: 'haneul', mem_token: 'made-up' };
    expect((await site.browser().call('snsFacebook', given)).body.error).toBe('provider_failed');
  });
});

describe('providers of an account', () => {
  const sameOrigin = { 'sec-fetch-site': 'same-origin' };
  const joinTo = async (browser: Browser, provider: SignInProvider, person = 'haneul') => {
    const left = await browser.open(`${beginnings[provider]}?join=1`, sameOrigin);
    const back = await atProvider(String(left.headers.location), { person }, shop);
    return redeem(browser, codeOf(await callback(browser, back)));
  };
  const member = async () => {
    const browser = site.browser();
    await browser.call('join', mina);
    await site.settle();
    await browser.call('loginCallback', { mem_email: mina.mem_email, mem_password: mina.mem_password });
    return browser;
  };

  it('one is added after signing in to both, and signs in to the same account', async () => {
    const browser = await member();
    const joined = await joinTo(browser, 'kakao');
    expect(joined.body).toMatchObject({ outcome: 'joined', user: { mem_email: mina.mem_email } });
    expect((await signIn(site.browser(), 'kakao')).body.user?.mem_email).toBe(mina.mem_email);
    const { body } = await browser.call('myProviders');
    expect(body).toMatchObject({
      has_password: true,
      providers: [{ provider: 'kakao', label: 'Haneul Seo' }],
    });
    await site.settle();
    const kinds = (await site.activities.find().lean()).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'provider_joined')).toHaveLength(1);
  });

  it('one that another member signs in with stays theirs, and the two may be joined in this session', async () => {
    const theirs = await signIn(site.browser(), 'kakao');
    const browser = await member();
    const answer = await joinTo(browser, 'kakao');
    expect([answer.status, answer.body.error]).toEqual([409, 'identity_taken']);
    const { mem_id } = (await browser.probe()).body;
    const session = await site.sessions.findOne({ mem_id }).lean();
    expect(await site.mergeTickets.find().lean()).toMatchObject([
      { _id: session?.sid, mem_id, other: theirs.body.user?.mem_id, provider: 'kakao', label: 'Haneul Seo' },
    ]);
  });

  it('is not added by another site’s link, nor long after signing in', async () => {
    const browser = await member();
    const to = '/login?notice=prove_again&back=%2FmyAccount';
    expect((await browser.open('/auth/kakao?join=1')).headers.location).toBe(to);
    await site.sessions.updateMany({}, { $set: { proved_at: new Date(Date.now() - 11 * 60_000) } });
    expect((await browser.open('/auth/kakao?join=1', sameOrigin)).headers.location).toBe(to);
    expect(await site.signInAttempts.countDocuments()).toBe(0);
  });

  it('is not added to whoever has signed in meanwhile', async () => {
    const browser = await member();
    const left = await browser.open('/auth/kakao?join=1', sameOrigin);
    const back = await atProvider(String(left.headers.location), { person: 'haneul' }, shop);
    const code = codeOf(await callback(browser, back));
    await signIn(browser, 'qq', { person: 'yue' });
    expect((await redeem(browser, code)).body.error).toBe('login_code_expired');
  });

  it('is removed, but never the last way in', async () => {
    const browser = await member();
    await joinTo(browser, 'kakao');
    expect((await browser.call('providerRemove', { provider: 'qq' })).body.error).toBe('provider_not_joined');
    expect((await browser.call('providerRemove', { provider: 'kakao' })).status).toBe(200);
    expect((await browser.call('myProviders')).body.providers).toEqual([]);
    const other = site.browser();
    await signIn(other, 'qq');
    const last = await other.call('providerRemove', { provider: 'qq' });
    expect([last.status, last.body.error]).toEqual([409, 'last_way_in']);
  });

  it('the partner of a member is noted in Chinese alone, and for the member’s own account there', async () => {
    const browser = site.browser();
    await signIn(browser, 'qq');
    const given = { company_type: 'PARTNER1', mem_sns_id: 'haneul' };
    await browser.call('loginUpdate', given, { lanTp: 'ENG' });
    expect(await site.members.findOne().lean()).toMatchObject({ company_type: '' });
    await browser.call('loginUpdate', given, { lanTp: 'CHN' });
    expect(await site.members.findOne().lean()).toMatchObject({ company_type: 'PARTNER1' });
    const foreign = await browser.call('loginUpdate', { ...given, mem_sns_id: 'linh' }, { lanTp: 'CHN' });
    expect(foreign.status).toBe(403);
  });
});
