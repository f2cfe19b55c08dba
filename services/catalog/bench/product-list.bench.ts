import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoContent } from '@narae/demo-content';
import { spawnEmbeddedMongo } from '@narae/embedded-mongo';
import {
  connectStore,
  createAuth,
  createBus,
  createLogger,
  createServer,
  mountService,
} from '@narae/service-kit';
import { medianOf, sideBySide, startLoad, type LoadResult, type LoadTask } from '@narae/test-kit/load';
import fastify from 'fastify';
import { createLocalJWKSet } from 'jose';
import { catalogService } from '../src/app.ts';
import { loadContent } from '../src/seeding/load-content.ts';
import type { BenchRow } from '../../../libs/tooling/bin/lib/bench-row.mjs';

const connections = 20;
const milliseconds = 2000;
const rounds = 5;
const path = '/api/productList1';
const body = JSON.stringify({ info: { currency: 'CNH', lan_tp: 'CHN' } });

const task = (origin: string): LoadTask => ({
  url: `${origin}${path}`,
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body,
  connections,
  milliseconds,
});

/** The catalogue as it runs on a laptop: the store in a process of its own, the demo's products without pictures. */
const startCatalog = async (folder: string) => {
  const mongo = await spawnEmbeddedMongo({ dataDir: join(folder, 'store'), port: 0 });
  const log = createLogger('bench', 'silent');
  const store = await connectStore(mongo.url, 'catalog');
  const bus = await createBus({ log });
  const auth = await createAuth({ store, bus, log, keys: createLocalJWKSet({ keys: [] }) });
  const app = await createServer({ name: 'catalog', auth, log });
  const mediaDir = join(folder, 'media');
  const mail = { send: async () => undefined };
  await mountService(app, catalogService, { config: { mediaDir }, store, bus, mail, log });
  const products = demoContent.products.map((plan) => ({ ...plan, pictures: [] }));
  await loadContent({ store, mediaDir, source: { ...demoContent, products } });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const close = async (): Promise<void> => {
    await app.close();
    await auth.close();
    await bus.close();
    await store.close();
    await mongo.close();
  };
  return { origin, close };
};

/** The least a server can do: read the same body, answer the same bytes. */
const startBare = async (bytes: string) => {
  const app = fastify();
  app.post(path, async (_request, reply) => reply.type('application/json; charset=utf-8').send(bytes));
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return { origin, close: () => app.close() };
};

const answerOf = async (origin: string): Promise<string> => {
  const headers = { 'content-type': 'application/json' };
  return (await fetch(`${origin}${path}`, { method: 'POST', headers, body })).text();
};

export const name = 'Product list beside a bare Fastify route with the same bytes';

/** Throughput and waiting time of both, in turns, so that a busy machine slows down both. */
export const run = async (): Promise<BenchRow[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'narae-bench-'));
  const catalog = await startCatalog(folder);
  const bytes = await answerOf(catalog.origin);
  const bare = await startBare(bytes);
  const load = startLoad();
  try {
    const [lists, routes] = await sideBySide(load, [task(catalog.origin), task(bare.origin)], rounds);
    const row = (metric: string, unit: string, pick: (result: LoadResult) => number): BenchRow => ({
      metric,
      value: medianOf(lists.map(pick)),
      unit,
      baseline: medianOf(routes.map(pick)),
    });
    const about = `${(JSON.parse(bytes) as unknown[]).length} products, ${Math.round(bytes.length / 1024)} KB`;
    return [
      {
        ...row(`product list (${about})`, 'answers/s', ({ perSecond }) => perSecond),
        wanted: { atLeast: 0.8 },
      },
      row('waiting time, median', 'ms', (result) => result.median),
      row('waiting time, 99 %', 'ms', ({ p99 }) => p99),
    ];
  } finally {
    load.stop();
    await catalog.close();
    await bare.close();
    await rm(folder, { recursive: true, force: true });
  }
};
