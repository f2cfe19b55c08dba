import { toWireFields } from '@narae/contracts/localized';
import type { Category } from '@narae/contracts';
import { createLogger } from '@narae/service-kit';
import { startTestService, until } from '@narae/test-kit';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { edgeService, edgeSettings } from '../src/app.ts';

const shell = '0123456789ab';
const remote = 'ba9876543210';

/**
 * Stands for a release's own rendering: asks for the categories, then for the products of the first one, and writes
 * both down. `/communityList` shows notices instead, as far as they are known. `/termsInfo` breaks, `/policyInfo` never
 * ends, `/companyInfo` wants what is not the public's, `/eventInfo` takes longer than anybody waits.
 */
const release = `
const { existsSync } = require('node:fs');
exports.render = async (job) => {
  const say = (result) => ({ head: '', missing: [], styles: [], scripts: [], ...result });
  if (job.path === '/termsInfo') process.exit(1);
  if (job.path === '/policyInfo') for (;;);
  if (job.path === '/companyInfo') return say({ html: '', missing: [{ call: 'adminProductSave', info: {} }] });
  const until = performance.now() + (job.path === '/eventInfo' ? 1300 : 0);
  while (performance.now() < until);
  const know = (call) => job.answers.find((one) => one.call === call);
  if (job.path === '/communityList') {
    const notices = know('communityList');
    return say({
      html: '<h1>' + (notices ? notices.output.length : 'no') + ' notices</h1>',
      missing: notices ? [] : [{ call: 'communityList', info: { lan_tp: job.lan_tp } }],
    });
  }
  const groups = know('grpCategoryList');
  if (!groups) return say({ html: '', missing: [{ call: 'grpCategoryList', info: {} }, { call: 'grpCategoryList', info: {} }] });
  const found = know('productSearch');
  const info = { currency: 'KRW', lan_tp: job.lan_tp, q: '', prod_type: groups.output[0].cd_group_code };
  if (!found) return say({ html: '', missing: [{ call: 'productSearch', info }] });
  const remotes = Object.values(job.remotes).filter((folder) => existsSync(folder)).length;
  return say({
    head: '<link rel="preload" as="image" href="/hero.svg"/>',
    html: '<h1>' + job.lan_tp + ' ' + found.output.length + ' of ' + remotes + job.search.length + '</h1>',
    styles: ['/mfe-catalog/${remote}/7.ab.css'],
    scripts: ['/mfe-catalog/${remote}/7.ab.js'],
  });
};`;

/** Typed by the contract: the edge drops an answer that lacks a field, and no page is rendered. */
const category: Category = {
  cd_group_code: 'CG001',
  ...toWireFields('cd_group_', 'nm', {
    KOR: '</script><script>alert(1)</script><!-- & "',
    ENG: 'K-pop',
    JPN: '',
    VTN: '',
    CHN: '',
  }),
  icon: 'kpop',
};

let appsDir: string;
let catalogue: Server;
let asked: string[];
/** The language each question was asked in. */
let languages: Set<unknown>;
let mood: 'well' | 'silent' | 'communitySilent';
let edge: Awaited<ReturnType<typeof startTestService>>;
/** What the edge logged: why a page is not rendered. */
let warnings: string[];

beforeAll(async () => {
  appsDir = await mkdtemp(path.join(tmpdir(), 'narae-first-'));
  const folders = { shell: path.join(appsDir, 'shell/dist'), remote: path.join(appsDir, 'mfe-catalog/dist') };
  await mkdir(path.join(folders.shell, shell), { recursive: true });
  await mkdir(path.join(folders.remote, remote), { recursive: true });
  await writeFile(
    path.join(folders.shell, 'index.html'),
    '<!doctype html><html lang="en"><head><title>Narae</title></head><body><div id="root"><div class="boot"><div></div></div></div>\n    <noscript\n      >needs</noscript></body></html>',
  );
  await writeFile(path.join(folders.shell, 'host.json'), JSON.stringify({ name: 'shell', version: shell }));
  await writeFile(path.join(folders.shell, shell, 'ssr.cjs'), release);
  await writeFile(path.join(folders.remote, remote, 'ssr.cjs'), '');
  await writeFile(path.join(folders.remote, remote, '7.ab.css'), '.a::after{content:"</style>"}');
  await writeFile(
    path.join(folders.remote, 'remote.json'),
    JSON.stringify({ name: 'mfe-catalog', version: remote, entry: `/mfe-catalog/${remote}/remoteEntry.js` }),
  );
});
afterAll(() => rm(appsDir, { recursive: true, force: true }));

beforeEach(async () => {
  asked = [];
  warnings = [];
  languages = new Set();
  mood = 'well';
  catalogue = createServer((request, response) => {
    request.resume();
    // The edge's probe, twice a second.
    if (request.url === '/readyz') return void response.end();
    asked.push(request.url ?? '');
    languages.add(request.headers['x-lan-tp']);
    if (mood === 'silent') return;
    if (mood === 'communitySilent' && request.url === '/api/communityList') return;
    const rows: Record<string, unknown> = { '/api/grpCategoryList': [category], '/api/productSearch': [] };
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(rows[request.url ?? ''] ?? []));
  }).listen(0, '127.0.0.1');
  await once(catalogue, 'listening');
  const { port } = catalogue.address() as AddressInfo;
  edge = await startTestService(
    edgeService,
    edgeSettings.parse({
      SSR: 'on',
      // Pages that are waited for are asked for again at once.
      RATE_LIMITS: 'off',
      APPS_DIR: appsDir,
      CATALOG_URL: `http://127.0.0.1:${port}`,
      COMMUNITY_URL: `http://127.0.0.1:${port}`,
    }),
    { log: createLogger('test-edge', 'warn', { write: (line) => void warnings.push(line) }) },
  );
});
afterEach(async () => {
  await edge.close();
  catalogue.closeAllConnections();
  catalogue.close();
});

const open = async (url: string, headers: Record<string, string> = {}) => {
  // As from a socket: a page that is ready would otherwise be asked for again before any timer runs.
  await setImmediate();
  return edge.app.inject({
    method: 'GET',
    url,
    headers: { host: 'shop.example', accept: 'text/html', 'accept-language': 'en', ...headers },
  });
};
/** How pages ended so far, and the last warnings of the edge. */
const whyNotRendered = async (): Promise<string> => {
  const outcomes = (await edge.app.metrics.text()).match(/^narae_ssr_pages_total.*$/gm) ?? [];
  const last = warnings.slice(-3).map((line) => {
    const { msg, call, why, err } = JSON.parse(line);
    return JSON.stringify({ msg, call, why, err: err?.message });
  });
  return [...outcomes, ...last].join('\n');
};
/** A thread that has just begun on a busy machine may be late for the first visitor. */
const openRendered = async (url: string, headers?: Record<string, string>, text = '<h1>') => {
  let answer = await open(url, headers);
  const hasText = async (): Promise<boolean> => {
    if (!answer.body.includes(text)) answer = await open(url, headers);
    return answer.body.includes(text);
  };
  await until(`${url} rendered with ${text}`, hasText, whyNotRendered);
  return answer;
};
const preloadedData = (html: string) =>
  JSON.parse(
    /<script type="application\/json" id="preloaded-data"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? 'null',
  ) as {
    lan_tp: string;
    answers: { call: string; output: unknown }[];
  } | null;

test('a page arrives with its content, what it was made from, its styles and its scripts', async () => {
  const { body, statusCode, headers } = await openRendered('/?lan_tp=KOR');
  expect(statusCode).toBe(200);
  expect(body).toContain('<div id="root"><h1>KOR 0 of 111</h1></div><script type="application/json"');
  expect(body).not.toContain('class="boot"');
  const css = '.a::after{content:"<\\/style>"}';
  expect(body).toContain(`<style data-href="7.ab.css">${css}</style>`);
  expect(headers['content-security-policy']).toContain(
    `style-src 'self' 'sha256-${createHash('sha256').update(css).digest('base64')}';`,
  );
  const named = /data-scripts="([^"]*)"/.exec(body)?.[1]?.split(' ');
  expect(named).toContain(`/mfe-catalog/${remote}/7.ab.js`);
  expect(body.indexOf('<link rel="preload" as="image"')).toBeLessThan(body.indexOf('</head>'));
  const data = preloadedData(body);
  expect(data?.lan_tp).toBe('KOR');
  expect(data?.answers.map(({ call }) => call)).toEqual(['grpCategoryList', 'productSearch']);
});

test('what a page needs is asked for in its language, also where the input names none', async () => {
  await openRendered('/?lan_tp=KOR');
  expect([...languages]).toEqual(['KOR']);
  // The same question in another language is another question.
  await openRendered('/?lan_tp=JPN');
  expect([...languages]).toEqual(['KOR', 'JPN']);
});

test('a hostile name stays a name', async () => {
  const { body } = await openRendered('/');
  expect(preloadedData(body)?.answers[0]?.output).toEqual([category]);
  expect(body).not.toContain('<script>alert');
  expect(body).not.toContain('<!-- &');
});

test.each([
  [{ cookie: 'lan_tp=JPN' }, '/', 'JPN'],
  [{ cookie: '__Host-lan_tp=KOR; lan_tp=JPN' }, '/', 'KOR'],
  [{ cookie: '__Host-lan_tp=nonsense; lan_tp=JPN' }, '/', 'JPN'],
  [{ cookie: 'lan_tp=JPN' }, '/?lan_tp=VTN', 'VTN'],
  [{ cookie: 'lan_tp=nonsense', 'accept-language': 'ko' }, '/', 'KOR'],
  [{}, '/', 'ENG'],
])('with %j, %s arrives in %s', async (headers, url, lanTp) => {
  const { body, headers: said } = await openRendered(url, headers);
  expect(body).toContain(`<h1>${lanTp} `);
  expect(said['vary']).toContain('Cookie');
});

test('the language of a link stays for the pages that follow, also where no script has run yet', async () => {
  const { headers } = await openRendered('/?lan_tp=vtn');
  const cookie = String(headers['set-cookie']);
  expect(cookie).toBe('lan_tp=VTN; Max-Age=31536000; Path=/; SameSite=Lax');
  const kept = { cookie: cookie.split(';')[0] ?? '' };
  expect((await openRendered('/', kept)).body).toContain('<h1>VTN ');
  // Nothing is set that is there already, or that no link has named.
  expect((await open('/?lan_tp=VTN', kept)).headers['set-cookie']).toBeUndefined();
  expect((await open('/?lan_tp=XXX')).headers['set-cookie']).toBeUndefined();
  expect((await open('/')).headers['set-cookie']).toBeUndefined();
});

test('who has the page already is told so, and a change makes it another page', async () => {
  const first = await openRendered('/');
  const etag = String(first.headers['etag']);
  const again = await open('/', { 'if-none-match': `"x", ${etag}` });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
  expect((await open('/?lan_tp=KOR', { 'if-none-match': etag })).statusCode).toBe(200);
});

test('a crowd costs the catalogue one question a second', async () => {
  await openRendered('/');
  const before = asked.length;
  await Promise.all(Array.from({ length: 20 }, () => open('/')));
  expect(asked.length - before).toBeLessThanOrEqual(2);
});

test('a page is packed for browsers that can unpack it', async () => {
  await openRendered('/');
  const { rawPayload, headers } = await open('/', { 'accept-encoding': 'gzip, br' });
  expect(headers['content-encoding']).toBe('br');
  expect(String(brotliDecompressSync(rawPayload))).toContain('<h1>ENG 0 of 1');
});

test.each(['/termsInfo', '/policyInfo', '/companyInfo', '/login'])(
  'where nothing can be rendered (%s) the plain shell comes',
  async (url) => {
    const { body, statusCode } = await open(url);
    expect(statusCode).toBe(200);
    expect(body).toContain('class="boot"');
    expect(preloadedData(body)).toBeNull();
    expect(asked).not.toContain('/api/adminProductSave');
  },
);

test('a catalogue that says nothing holds no page up', async () => {
  mood = 'silent';
  const { body } = await open('/');
  expect(body).toContain('class="boot"');
});

test('a page goes out without what the community does not tell, and with it when it does', async () => {
  mood = 'communitySilent';
  const without = await openRendered('/communityList');
  expect(without.body).toContain('<h1>no notices</h1>');
  expect(preloadedData(without.body)?.answers).toEqual([]);
  mood = 'well';
  const { body } = await openRendered('/communityList', {}, '<h1>0 notices</h1>');
  expect(preloadedData(body)?.answers).toMatchObject([{ call: 'communityList' }]);
});

const counted = async (outcome: string): Promise<number> => {
  const said = new RegExp(`^narae_ssr_pages_total\\{outcome="${outcome}"\\} (\\d+)`, 'm');
  return Number(said.exec(await edge.app.metrics.text())?.[1] ?? 0);
};

test('who comes too early for a slow page gets the plain shell, the next one the page, and it is made once', async () => {
  const early = await Promise.all([open('/eventInfo'), open('/eventInfo')]);
  for (const { body } of early) expect(body).toContain('class="boot"');
  expect(await counted('late')).toBe(2);
  await openRendered('/eventInfo');
  expect(await counted('rendered')).toBe(1);
});

test('how pages were had is counted', async () => {
  await openRendered('/');
  const before = await counted('cached');
  await open('/');
  expect(await counted('cached')).toBe(before + 1);
  expect(await counted('rendered')).toBe(1);
  await open('/termsInfo');
  expect(await counted('failed')).toBe(1);
  await open('/?lan_tp=KOR');
  expect(await counted('failed')).toBe(2);
});

test('a catalogue that is away is counted as such', async () => {
  mood = 'silent';
  await open('/');
  expect((await counted('no_data')) + (await counted('late'))).toBe(1);
});

test('what renders pages is not served to browsers', async () => {
  expect((await open(`/shell/${shell}/ssr.cjs`, { accept: '*/*' })).statusCode).toBe(404);
});
