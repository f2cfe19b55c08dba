import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LAN_TPS, LANGUAGES } from '@narae/contracts/languages';
import { usualLimits } from '@narae/service-kit';
import { startTestService } from '@narae/test-kit';
import { edgeService, edgeSettings } from '../src/app.ts';

const { perWindow } = usualLimits.pages;
const release = '1234567890ab';
const time = { now: new Date('2026-11-22T03:00:20Z') };
let appsDir: string;
let edge: Awaited<ReturnType<typeof startTestService>>;

const start = (settings: Record<string, string> = {}) =>
  startTestService(edgeService, edgeSettings.parse({ APPS_DIR: appsDir, ...settings }), {
    clock: () => time.now,
  });
beforeAll(async () => {
  appsDir = await mkdtemp(path.join(tmpdir(), 'narae-page-limit-'));
  const dist = path.join(appsDir, 'shell/dist');
  await mkdir(dist, { recursive: true });
  await writeFile(
    path.join(dist, 'index.html'),
    '<!doctype html><html lang="en"><title>Narae</title></html>',
  );
  await mkdir(path.join(dist, release));
  await writeFile(path.join(dist, release, 'robot.js'), 'void 0;');
});
afterAll(() => rm(appsDir, { recursive: true, force: true }));
beforeEach(async () => {
  edge = await start();
});
afterEach(() => edge.close());

const open = (url: string, headers: Record<string, string> = {}, remoteAddress = '203.0.113.7') =>
  edge.app.inject({
    method: 'GET',
    url,
    remoteAddress,
    headers: { host: 'shop.example', accept: 'text/html', ...headers },
  });
const useUp = async (headers: Record<string, string> = {}) => {
  const statuses = new Set<number>();
  for (let page = 0; page < perWindow; page += 1)
    statuses.add((await open(`/faq?page=${page}`, headers)).statusCode);
  return [...statuses];
};

test('a network opens so many pages in a minute, members among them; others and files go on', async () => {
  const cookie = (await edge.sessions.cookie({ as: 'MEM0000000001' })) ?? '';
  expect(await useUp({ cookie })).toEqual([200]);
  for (const rejected of [await open('/'), await open('/faq', { cookie }), await open('/sitemap.xml')]) {
    expect(rejected.statusCode).toBe(429);
    expect(rejected.headers['retry-after']).toBe('65');
    expect(rejected.headers['cache-control']).toBe('no-store');
  }
  expect((await open('/', {}, '203.0.113.8')).statusCode).toBe(200);
  expect((await open('/robots.txt')).statusCode).toBe(200);
  expect((await open(`/shell/${release}/robot.js`)).body).toBe('void 0;');
  // Who is no browser is answered as calls are.
  const script = await open('/missing.json', { accept: 'application/json' });
  expect([script.statusCode, script.json().error]).toEqual([429, 'rate_limited']);

  time.now = new Date(time.now.getTime() + 65_000);
  expect((await open('/')).statusCode).toBe(200);
});

test('the page that says so is read without scripts, in the visitor’s language, and leads back', async () => {
  await useUp();
  for (const lanTp of LAN_TPS) {
    const address = `/productList?prod_type=CG001&lan_tp=${lanTp}`;
    const { body, headers } = await open(address, { 'accept-language': 'en' });
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain(`<html lang="${LANGUAGES[lanTp].tag}">`);
    expect(body).toContain('<meta name="robots" content="noindex" />');
    expect(body).toContain(`href="${address.replaceAll('&', '&amp;')}"`);
    expect(body).not.toContain('<script');
    const [, style = ''] = /<style>([^]*)<\/style>/.exec(body) ?? [];
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style)));
    expect(headers['content-security-policy']).toContain(`'sha256-${Buffer.from(hash).toString('base64')}'`);
  }
  expect((await open('//elsewhere.example/')).body).toContain('href="/elsewhere.example/"');
  const { body } = await open('/?x="><script>alert(1)</script>', { 'accept-language': 'ja' });
  expect(body).toContain('少々お待ちください');
  expect(body).not.toContain('<script');
});

test('nothing is counted where limits are off', async () => {
  await edge.close();
  edge = await start({ RATE_LIMITS: 'off' });
  await useUp();
  expect((await open('/')).statusCode).toBe(200);
});
