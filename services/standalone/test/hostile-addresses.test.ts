import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pages } from '@narae/contracts/pages';
import { edgeService, edgeSettings } from '@narae/edge/app';
import { startTestService, type TestService } from '@narae/test-kit';
import fc from 'fast-check';
import { fuzzOptions, sendHostile } from './support/fuzz.ts';
import { hostileAddresses } from './support/hostile-addresses.ts';
import type { HostileRequest } from './support/hostile-requests.ts';

/** Milliseconds of processor time for one request, its sender included. */
const MOST_CPU_MS = 50;

const version = 'abcdef012345';
const files = {
  'shell/dist/index.html': '<!doctype html><html><head><title>Narae</title></head><body></body></html>',
  [`mfe-booking/dist/${version}/remoteEntry.js`]: 'var booking;',
  'mfe-booking/dist/remote.json': JSON.stringify({
    name: 'mfe-booking',
    version,
    entry: `/mfe-booking/${version}/remoteEntry.js`,
  }),
};

let folder: string;
let edge: TestService;
let port: number;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'narae-addresses-'));
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
  edge = await startTestService(edgeService, edgeSettings.parse({ APPS_DIR: folder }));
  port = Number(new URL(await edge.listen()).port);
});
afterAll(async () => {
  await edge.close();
  await rm(folder, { recursive: true, force: true });
});

interface Answered {
  readonly status: number;
  readonly body: string;
}

/** Over a connection of its own; an event stream has answered when it begins. */
const answerTo = ({ method, url, headers }: HostileRequest): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const sent = httpRequest({ host: '127.0.0.1', port, method, path: url, headers, agent: false });
    sent.on('error', reject);
    sent.on('response', (response) => {
      const status = response.statusCode ?? 0;
      let body = '';
      if (response.headers['content-type']?.startsWith('text/event-stream')) {
        response.destroy();
        return resolve({ status, body });
      }
      response.on('data', (part: Buffer) => (body += String(part)));
      response.on('end', () => resolve({ status, body }));
    });
    sent.end();
  });

const own = [
  '/stream',
  '/remotes.json',
  '/sitemap.xml',
  '/robots.txt',
  '/api/docs',
  '/api/docs/openapi.json',
  `/mfe-booking/${version}/remoteEntry.js`,
  '/shell/index.html',
  '/no/such/page',
  '/download/product/none.jpg',
];
const addresses = [...own, ...Object.values(pages).map(({ path: at }) => at)];

test.each(addresses)(
  '%s takes what is wrong, in time and without failing itself',
  async (address) => {
    await fc.assert(
      fc.asyncProperty(hostileAddresses(address), (request) =>
        sendHostile(() => answerTo(request), MOST_CPU_MS),
      ),
      fuzzOptions,
    );
  },
  600_000,
);

test('the edge is well afterwards', async () => {
  expect((await edge.app.inject('/edge/readyz')).statusCode).toBe(200);
  expect(await answerTo({ method: 'GET', url: '/', headers: { accept: 'text/html' } })).toMatchObject({
    status: 200,
    body: expect.stringContaining('<title>') as string,
  });
});
