import {
  endCanary,
  readState,
  SEEN_WITHIN_MS,
  served,
  withCanary,
  writeState,
  type App,
} from '@narae/releases';
import { startTestService } from '@narae/test-kit';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { edgeService, edgeSettings } from '../src/app.ts';
import { VISITOR_COOKIE } from '../src/releases/visitor.ts';

const [old, fresh, page1, page2] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'cccccccccccc', 'dddddddddddd'] as const;
const app = 'mfe-booking';
let folder: string;
let appsDir: string;
let releasesDir: string;
let edge: Awaited<ReturnType<typeof startTestService>>;

const put = async (file: string, text: string): Promise<void> => {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
};
const build = async (name: App, version: string): Promise<void> => {
  const dist = path.join(appsDir, name, 'dist');
  await put(path.join(dist, version, 'remoteEntry.js'), `var release = '${version}';`);
  await put(
    path.join(dist, name === 'shell' ? 'host.json' : 'remote.json'),
    JSON.stringify({ name, version }),
  );
  if (name === 'shell') await put(path.join(dist, 'index.html'), `<title>Narae</title><p>${version}</p>`);
};
let now = new Date('2026-11-21T03:00:00Z');
const clock = () => now;
/** The edge has looked at the lists again. */
const looked = (): void => {
  now = new Date(now.getTime() + SEEN_WITHIN_MS);
};
const start = () =>
  startTestService(edgeService, edgeSettings.parse({ APPS_DIR: appsDir, RELEASES_DIR: releasesDir }), {
    clock,
  });

/** What `npm run deploy` leaves behind. */
const deploy = async (name: App, version: string, percent = 100): Promise<void> => {
  const place = path.join(releasesDir, name, version);
  await put(path.join(place, 'remoteEntry.js'), `var release = '${version}';`);
  await put(path.join(place, 'remoteEntry.js.br'), `squeezed ${version}`);
  if (name === 'shell') await put(path.join(place, 'index.html'), `<title>Narae</title><p>${version}</p>`);
  const release = { version, at: new Date().toISOString(), by: 'deploy' } as const;
  const state = await readState(releasesDir, name);
  await writeState(
    releasesDir,
    name,
    percent === 100 ? served(state, release) : withCanary(state, release, percent),
  );
  looked();
};

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'narae-edge-'));
  appsDir = path.join(folder, 'apps');
  releasesDir = path.join(folder, 'releases');
  await build('shell', page1);
  await build(app, old);
  edge = await start();
});
afterEach(async () => {
  await edge.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  edge.app.inject({ method: 'GET', url, headers });
const remotes = async (visitor?: string) => {
  const answer = await get('/remotes.json', visitor ? { cookie: `${VISITOR_COOKIE}=${visitor}` } : {});
  return { ...answer.json<{ remotes: { version: string }[]; shell: { version: string } }>(), answer };
};
const home = async (visitor?: string) =>
  get('/', { accept: 'text/html', ...(visitor ? { cookie: `${VISITOR_COOKIE}=${visitor}` } : {}) });

test('the worker of the check-in page may answer for that page, and no other file for any', async () => {
  const folder = path.join(releasesDir, app, old);
  await put(path.join(folder, 'gate-worker.0123abcd.js'), 'self;');
  await put(path.join(folder, '12.my-gate-worker.js'), 'self;');
  const allowed = async (file: string) => {
    const { statusCode, headers } = await get(`/${app}/${old}/${file}`);
    return [statusCode, headers['service-worker-allowed']];
  };
  expect(await allowed('gate-worker.0123abcd.js')).toEqual([200, '/admin/gate']);
  expect(await allowed('12.my-gate-worker.js')).toEqual([200, undefined]);
  expect(await allowed('remoteEntry.js')).toEqual([200, undefined]);
});

test('the builds an edge starts with are served, and outlive their folder', async () => {
  await rm(appsDir, { recursive: true });
  const { remotes: list, shell, answer } = await remotes();
  expect(list).toEqual([{ name: app, version: old, entry: `/${app}/${old}/remoteEntry.js` }]);
  expect(shell).toEqual({ version: page1 });
  expect(answer.headers['cache-control']).toBe('private, no-cache');
  expect((await get(`/${app}/${old}/remoteEntry.js`)).body).toContain(old);
  expect((await home()).body).toContain(page1);
});

test('a deploy is served within a second by an edge that runs, compressed as well, and the old release stays', async () => {
  expect((await get(`/${app}/${fresh}/remoteEntry.js`)).statusCode).toBe(404);
  await deploy(app, fresh);
  expect((await remotes()).remotes).toEqual([
    { name: app, version: fresh, entry: `/${app}/${fresh}/remoteEntry.js` },
  ]);
  const squeezed = await get(`/${app}/${fresh}/remoteEntry.js`, { 'accept-encoding': 'br' });
  expect(squeezed.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect((await get(`/${app}/${old}/remoteEntry.js`)).body).toContain(old);
  // A remote that had no build when the edge started is no exception.
  await deploy('mfe-community', fresh);
  expect((await remotes()).remotes).toHaveLength(2);
  expect((await get(`/mfe-community/${fresh}/remoteEntry.js`)).statusCode).toBe(200);
});

test('a file whose compressed copy is not written yet goes out as it is, and compressed from then on', async () => {
  const file = `/${app}/${old}/remoteEntry.js`;
  const plain = await get(file, { 'accept-encoding': 'gzip, br' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body).toContain(old);
  await put(path.join(releasesDir, app, old, 'remoteEntry.js.br'), 'squeezed');
  const squeezed = await get(file, { 'accept-encoding': 'gzip, br' });
  expect(squeezed.headers['content-encoding']).toBe('br');
  expect(squeezed.body).toBe('squeezed');
});

test('what is not a release is not served: lists, locks and the shell’s document', async () => {
  for (const file of [`${app}/releases.json`, `${app}/.lock`, `shell/${page1}/index.html`])
    expect((await get(`/${file}`)).statusCode).toBe(404);
});

test.each([
  (version: string) => `/${version}//index.html`,
  (version: string) => `/${version}/./index.html`,
  (version: string) => `/${version}/%2e/index.html`,
  (version: string) => `/${version}/%2E%2E/releases.json`,
  (version: string) => `/${version}/%2e%2e%2freleases.json`,
  (version: string) => `/${version}/x/../../releases.json`,
  (version: string) => `/${version}/..%5creleases.json`,
  (version: string) => `//${version}/ssr.cjs`,
  (version: string) => `/${version}//ssr.cjs`,
  (version: string) => `/${version}/%2Fssr.cjs`,
  (version: string) => `/${version}/ssr%2ecjs`,
  (version: string) => `/${version}/ssr.cjs.br`,
  (version: string) => `/${version}/.map/%2e%2e/ssr.cjs`,
])('another spelling of a path serves no other file (%#)', async (spell) => {
  await deploy('shell', page2);
  for (const file of ['ssr.cjs', 'ssr.cjs.br', '../releases.json', 'index.html'])
    await put(path.join(releasesDir, 'shell', page2, file), 'private');
  expect((await get(`/shell${spell(page2)}`)).statusCode).toBe(404);
});

test('the page comes with the shell that is deployed', async () => {
  await deploy('shell', page2);
  expect((await home()).body).toContain(page2);
  expect((await home()).headers['cache-control']).toBe('no-cache');
});

test('without a canary nobody gets a cookie', async () => {
  expect((await remotes()).answer.headers['set-cookie']).toBeUndefined();
  expect((await home()).headers['set-cookie']).toBeUndefined();
});

test('while a release is a canary, a visitor gets a cookie once and the same answer each time', async () => {
  await deploy(app, fresh, 50);
  const { answer } = await remotes();
  expect(answer.headers['set-cookie']).toMatch(
    /^narae_visitor=[\w-]{22}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  const visitors = Array.from({ length: 40 }, (_, index) => `visitor-${index}`.padEnd(22, '_'));
  const drawn = await Promise.all(visitors.map(async (one) => (await remotes(one)).remotes[0]?.version));
  // 2 in 2 to the power of 40: the names are fixed, and so is the outcome.
  expect(new Set(drawn)).toEqual(new Set([old, fresh]));
  const again = await Promise.all(visitors.map(remotes));
  expect(again.map((one) => one.remotes[0]?.version)).toEqual(drawn);
  expect(again.every((one) => one.answer.headers['set-cookie'] === undefined)).toBe(true);
  // A cookie that is not ours is replaced.
  expect((await remotes('x'.repeat(500))).answer.headers['set-cookie']).toContain(VISITOR_COOKIE);

  await writeState(releasesDir, app, endCanary(await readState(releasesDir, app)));
  looked();
  const after = await Promise.all(visitors.map(remotes));
  expect(after.every((one) => one.remotes[0]?.version === old)).toBe(true);
});

test('over https the cookie has a name that no other host can set; who has the old one keeps the release', async () => {
  await deploy(app, fresh, 50);
  const visitors = Array.from({ length: 20 }, (_, index) => `visitor-${index}`.padEnd(22, '_'));
  const drawn = await Promise.all(visitors.map(async (one) => (await remotes(one)).remotes[0]?.version));
  await edge.close();
  edge = await startTestService(
    edgeService,
    edgeSettings.parse({
      APPS_DIR: appsDir,
      RELEASES_DIR: releasesDir,
      PUBLIC_ORIGIN: 'https://shop.example',
    }),
  );
  const named = (value: string) =>
    new RegExp(`^__Host-narae_visitor=${value}; Max-Age=15552000; Path=/; HttpOnly; Secure; SameSite=Lax$`);
  expect((await remotes()).answer.headers['set-cookie']).toMatch(named(String.raw`[\w-]{22}`));
  for (const [index, visitor] of visitors.entries()) {
    const { answer, remotes: chosen } = await remotes(visitor);
    expect(answer.headers['set-cookie']).toMatch(named(visitor));
    expect(chosen[0]?.version).toBe(drawn[index]);
  }
  const [visitor = ''] = visitors;
  const cookie = `__Host-narae_visitor=${visitor}; narae_visitor=${'x'.repeat(22)}`;
  const again = await get('/remotes.json', { cookie });
  expect(again.headers['set-cookie']).toBeUndefined();
  expect(again.json<{ remotes: { version: string }[] }>().remotes[0]?.version).toBe(drawn[0]);
  const page = await get('/', { accept: 'text/html', host: 'shop.example', cookie });
  expect([page.statusCode, page.headers['set-cookie']]).toEqual([200, undefined]);
});

test('while the shell has a canary, its page is private, and the list names the same shell', async () => {
  await deploy('shell', page2, 50);
  for (let index = 0; index < 20; index += 1) {
    const visitor = `visitor-${index}`.padEnd(22, '_');
    const page = await home(visitor);
    expect(page.headers['cache-control']).toBe('private, no-cache');
    expect(page.body).toContain((await remotes(visitor)).shell.version);
  }
});

test('one damaged list is one remote’s trouble, which goes on with what it had', async () => {
  await deploy('mfe-community', fresh);
  await remotes();
  await writeFile(path.join(releasesDir, app, 'releases.json'), '{"name":');
  looked();
  expect((await remotes()).remotes.map(({ version }) => version).sort()).toEqual([old, fresh].sort());
  await deploy('mfe-community', old);
  expect((await remotes()).remotes.map(({ version }) => version)).toEqual([old, old]);
});

test('a restart keeps what is deployed and takes a newer build', async () => {
  await deploy(app, fresh);
  await edge.close();
  edge = await start();
  expect((await remotes()).remotes[0]?.version).toBe(fresh);
  await build(app, 'eeeeeeeeeeee');
  await edge.close();
  edge = await start();
  expect((await remotes()).remotes[0]?.version).toBe('eeeeeeeeeeee');
});

test('without a folder for releases the builds are served as they lie', async () => {
  const plain = await startTestService(edgeService, edgeSettings.parse({ APPS_DIR: appsDir }));
  await build(app, fresh);
  const answer = await plain.app.inject({ method: 'GET', url: '/remotes.json' });
  expect(answer.json()).toMatchObject({ remotes: [{ version: fresh }], shell: { version: page1 } });
  const entry = await plain.app.inject({ method: 'GET', url: `/${app}/${fresh}/remoteEntry.js` });
  expect(entry.body).toContain(fresh);
  await plain.close();
});

test('the stream tells pages that a release has changed, and not which', async () => {
  const origin = await edge.app.listen({ port: 0, host: '127.0.0.1' });
  const gone = new AbortController();
  const answer = await fetch(`${origin}/stream`, { signal: gone.signal });
  const reader = answer.body?.getReader();
  const read = async (): Promise<string> => new TextDecoder().decode((await reader?.read())?.value);
  expect(await read()).toContain('retry:');
  await deploy(app, fresh);
  expect(await read()).toBe('event: release\ndata: {}\n\n');
  gone.abort();
});
