import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cartItemAddedV1, eventPlacesChangedV1, seatChangedV1, stockChangedV1 } from '@narae/events';
import { raise, toEnvelope } from '@narae/service-kit';
import { startTestService } from '@narae/test-kit';
import { edgeService, edgeSettings } from '../src/app.ts';

const version = 'abcdef012345';
let appsDir: string;
let edge: Awaited<ReturnType<typeof startTestService>>;

const put = async (file: string, text: string): Promise<void> => {
  const at = path.join(appsDir, file);
  await mkdir(path.dirname(at), { recursive: true });
  await writeFile(at, text);
};

beforeAll(async () => {
  appsDir = await mkdtemp(path.join(tmpdir(), 'narae-edge-'));
  await put('shell/dist/index.html', '<!doctype html><title>Narae</title>');
  await put(`mfe-booking/dist/${version}/remoteEntry.js`, 'var booking;');
  await put(`mfe-booking/dist/${version}/remoteEntry.js.br`, 'squeezed');
  await put(
    'mfe-booking/dist/remote.json',
    JSON.stringify({ name: 'mfe-booking', version, entry: `/mfe-booking/${version}/remoteEntry.js` }),
  );
  edge = await startTestService(
    edgeService,
    edgeSettings.parse({ APPS_DIR: appsDir, PAY_ORIGINS: 'https://pay.example' }),
  );
});

afterAll(async () => {
  await edge.close();
  await rm(appsDir, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  edge.app.inject({ method: 'GET', url, headers });

test('every address answers the shell, also where no page is, with the policy that keeps scripts at home', async () => {
  for (const url of ['/', '/mycart', '/productDetail?prod_id=P000001', '/no/such/page']) {
    const answer = await get(url, { accept: 'text/html,*/*' });
    expect(answer.statusCode).toBe(url === '/no/such/page' ? 404 : 200);
    expect(answer.body).toContain('<title>Narae</title>');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-security-policy']).toContain("script-src 'self'");
    expect(answer.headers['content-security-policy']).toContain(
      '; frame-src https://www.youtube-nocookie.com https://player.vimeo.com;',
    );
    expect(answer.headers['content-security-policy']).toContain("form-action 'self' https://pay.example");
  }
});

test('browsers are told to stay on https where the site is seen over it', async () => {
  expect((await get('/')).headers['strict-transport-security']).toBeUndefined();
  const secure = await startTestService(
    edgeService,
    edgeSettings.parse({ APPS_DIR: appsDir, PUBLIC_ORIGIN: 'https://narae.example' }),
  );
  for (const url of ['/', '/mycart', '/remotes.json', '/no/such/page', '/api/docs/openapi.json']) {
    const { headers } = await secure.app.inject({ url });
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  }
  expect((await secure.app.inject('/api/docs/openapi.json')).body).toContain('"__Host-narae_at"');
  await secure.close();
});

test('who finds a hole is told whom to tell, where the operator says so', async () => {
  const path = '/.well-known/security.txt';
  expect((await get(path)).body).not.toContain('Contact:');
  const telling = await startTestService(
    edgeService,
    edgeSettings.parse({
      APPS_DIR: appsDir,
      PUBLIC_ORIGIN: 'https://narae.example',
      SECURITY_CONTACT: 'mailto:holes@narae.example',
    }),
    { clock: () => new Date('2026-11-21T03:00:00Z') },
  );
  try {
    const { headers, body } = await telling.app.inject(path);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body.split('\n')).toEqual([
      'Contact: mailto:holes@narae.example',
      'Expires: 2027-05-20T03:00:00.000Z',
      expect.stringContaining('Preferred-Languages: '),
      `Canonical: https://narae.example${path}`,
      '',
    ]);
  } finally {
    await telling.close();
  }
  expect(edgeSettings.safeParse({ APPS_DIR: '', SECURITY_CONTACT: 'holes' }).success).toBe(false);
});

test('the provider’s window may close itself where it comes back, and only there', async () => {
  const policy = async (url: string) => (await get(url)).headers['cross-origin-opener-policy'];
  expect(await policy('/orderIcbResult?refno=TRIP1')).toBe('unsafe-none');
  expect(await policy('/orderResult?refno=TRIP1')).toBe('same-origin-allow-popups');
});

test('what no route answers is said in words a program understands', async () => {
  const answer = await get('/api/nothing', { accept: 'application/json' });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ error: 'route_not_found' });
});

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

test.each([
  ['/productList/', '/productList'],
  ['/ProductList?prod_type=CG001&lan_tp=KOR', '/productList?prod_type=CG001&lan_tp=KOR'],
  ['/mycart.', '/mycart'],
  ['/productDetail?prod_id=P000032.', '/productDetail?prod_id=P000032'],
  ['/productDetail/?prod_id=P000032%EF%BC%89&q=a%2Fb.', '/productDetail?prod_id=P000032&q=a%2Fb.'],
])('%s leads to the page that is meant', async (url, meant) => {
  for (const method of ['GET', 'HEAD'] as const) {
    const answer = await edge.app.inject({ method, url, headers: browser });
    expect([answer.statusCode, answer.headers.location]).toEqual([301, meant]);
  }
  expect((await get(meant, browser)).statusCode).toBe(200);
});

test('programs, calls, files and other sites are led nowhere', async () => {
  for (const [url, headers] of [
    ['/productList/', { accept: 'application/json' }],
    ['/api/productList1/', browser],
    ['/productList.css', browser],
    ['//evil.example/productList/', browser],
    ['/%5Cevil.example/', browser],
  ] as const) {
    const answer = await get(url, headers);
    expect([url, answer.statusCode, answer.headers.location]).toEqual([url, 404, undefined]);
  }
});

test('a broken escape gets a browser the page, and a program an error', async () => {
  const page = await get('/product%E0%A4%A?lan_tp=KOR', browser);
  expect([page.statusCode, page.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
  expect(page.body).toContain('한국 여행을 한곳에서');
  expect(page.headers['content-security-policy']).toContain("script-src 'self'");
  const error = await get('/product%E0%A4%A', { accept: 'application/json' });
  expect([error.statusCode, error.json()]).toMatchObject([400, { error: 'invalid_value', field: 'url' }]);
  expect((await get('/api/%zz', browser)).json()).toMatchObject({ error: 'invalid_value' });
  expect((await get('/%25', browser)).statusCode).toBe(404);
});

test('the page of signing out learns from browsers whether another site led there', async () => {
  const marked = async (url: string, headers: Record<string, string>) => {
    const answer = await get(url, { ...browser, ...headers });
    expect(answer.headers.vary?.includes('Sec-Fetch-Site')).toBe(url.startsWith('/loginout'));
    return answer.body.includes('<meta name="own-navigation" data-page>');
  };
  for (const site of ['none', 'same-origin'])
    expect(await marked('/loginout?lan_tp=KOR', { 'sec-fetch-site': site })).toBe(true);
  for (const site of ['cross-site', 'same-site', 'nonsense'])
    expect(await marked('/loginout', { 'sec-fetch-site': site })).toBe(false);
  expect(await marked('/loginout', {})).toBe(false);
  const ahead = { 'sec-fetch-site': 'none', 'sec-purpose': 'prefetch;prerender' };
  expect(await marked('/loginout', ahead)).toBe(false);
  expect(await marked('/mycart', { 'sec-fetch-site': 'none' })).toBe(false);
});

test('remotes.json names what is built and leaves out what is not', async () => {
  const answer = await get('/remotes.json');
  expect(answer.headers['cache-control']).toBe('private, no-cache');
  expect(answer.json()).toEqual({
    remotes: [{ name: 'mfe-booking', version, entry: `/mfe-booking/${version}/remoteEntry.js` }],
  });
});

test('files of a release are immutable and come pre-compressed; what may change in place is not served there', async () => {
  const plain = await get(`/mfe-booking/${version}/remoteEntry.js`, { 'accept-encoding': 'identity' });
  expect(plain.body).toBe('var booking;');
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const squeezed = await get(`/mfe-booking/${version}/remoteEntry.js`, { 'accept-encoding': 'br' });
  expect(squeezed.headers['content-encoding']).toBe('br');
  expect((await get('/mfe-booking/remote.json')).statusCode).toBe(404);
  expect((await get(`/mfe-booking/${version}/../../../../package.json`)).statusCode).toBe(404);
});

test('the stream tells everybody of seats, stock and places and nobody of a stranger’s cart', async () => {
  const origin = await edge.app.listen({ port: 0, host: '127.0.0.1' });
  const gone = new AbortController();
  const answer = await fetch(`${origin}/stream`, { signal: gone.signal });
  const reader = answer.body?.getReader();
  const read = async (): Promise<string> => new TextDecoder().decode((await reader?.read())?.value);
  expect(await read()).toContain('retry:');
  const publish = (entry: ReturnType<typeof raise>) => edge.bus.publish(toEnvelope(entry));
  await publish(
    raise(cartItemAddedV1, {
      aggregateId: 'CART000001',
      version: 1,
      data: { cart_id: 'CART000001', mem_id: 'MEM0000000001', prod_id: 'P000001' },
    }),
  );
  await publish(
    raise(seatChangedV1, {
      aggregateId: 'P000001',
      version: 2,
      data: { prod_id: 'P000001', remaining: 3, capacity: 9 },
    }),
  );
  expect(await read()).toBe('event: seat\ndata: {"prod_id":"P000001","remaining":3}\n\n');
  await publish(
    raise(stockChangedV1, {
      aggregateId: 'P000001',
      version: 2,
      data: { prod_id: 'P000001', options: [{ opt_code: 'OPT021', remaining: 1 }] },
    }),
  );
  expect(await read()).toBe(
    'event: stock\ndata: {"prod_id":"P000001","remaining":[{"opt_code":"OPT021","remaining":1}]}\n\n',
  );
  await publish(
    raise(eventPlacesChangedV1, {
      aggregateId: 'EVT000001',
      version: 2,
      data: { event_id: 'EVT000001', remaining: 5, capacity: 60 },
    }),
  );
  expect(await read()).toBe('event: place\ndata: {"event_id":"EVT000001","remaining":5}\n\n');
  gone.abort();
});
