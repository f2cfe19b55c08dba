import { LAN_TPS } from '@narae/contracts/languages';
import { identityClients } from '../src/app.ts';
import { type IdentityProvider, identityProviders, outcomesOf, people } from '../src/identity/people.ts';
import { startTestSandbox, type TestSandbox } from './support.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

const paths: Readonly<Record<IdentityProvider, string>> = {
  google: '/idp/google/auth',
  kakao: '/idp/kakao/auth',
  qq: '/idp/qq/oauth2.0/authorize',
  facebook: '/idp/facebook/dialog/oauth',
};

const authorize = (provider: IdentityProvider, redirect_uri: string): string => {
  const asked = new URL(paths[provider], sandbox.origin);
  const { clientId: client_id } = identityClients[provider];
  const pkce = { code_challenge: 'c'.repeat(43), code_challenge_method: 'S256', nonce: 'n' };
  const values = { client_id, redirect_uri, response_type: 'code', scope: 'openid', state: 's', ...pkce };
  for (const [name, value] of Object.entries(values)) asked.searchParams.set(name, value);
  return asked.href;
};

/** Opens the page on which one chooses who signs in. @returns its text, and how its links are opened */
const openPage = async (provider: IdentityProvider) => {
  const first = await fetch(authorize(provider, 'http://127.0.0.1/back'), { redirect: 'manual' });
  const cookie = first.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const open = (path: string) => fetch(new URL(path, sandbox.origin), { headers: { cookie } });
  const location = first.headers.get('location');
  return { text: await (location === null ? first : await open(location)).text(), open };
};

describe.each(identityProviders)('the page of %s', (provider) => {
  it('offers every person and everything the provider can do', async () => {
    const { text } = await openPage(provider);
    for (const { id } of people) expect(text).toContain(`name="person" value="${id}"`);
    for (const outcome of outcomesOf[provider]) expect(text).toContain(`name="outcome" value="${outcome}"`);
  });

  it('can be read in every language', async () => {
    const { text, open } = await openPage(provider);
    const links = [...text.matchAll(/href="([^"]+\?lan=\w+)"/g)].map(([, link = '']) => link);
    expect(links).toHaveLength(LAN_TPS.length);
    for (const link of links) {
      const answer = await open(link);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('<form method="post"');
    }
  });

  it('leads nobody to another site', async () => {
    const answer = await fetch(authorize(provider, 'https://shop.evil.com/back'), { redirect: 'manual' });
    expect(answer.status).toBe(400);
  });
});

it.each(['qq', 'facebook'] as const)('a page of %s that nobody asked for is not shown', async (provider) => {
  expect((await fetch(`${sandbox.origin}${paths[provider]}/unknown?lan=KOR`)).status).toBe(400);
});
