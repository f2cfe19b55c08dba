import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
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
import fastify from 'fastify';
import { createLocalJWKSet } from 'jose';
import { catalogService } from '../src/app.ts';
import { loadContent } from '../src/seeding/load-content.ts';
import type { BenchRow } from '../../../libs/tooling/bin/lib/bench-row.mjs';
import type { LoadResult, LoadTask } from './load.ts';

const connections = 20;
const milliseconds = 2000;
const rounds = 5;
const path = '/api/productList1';
const body = JSON.stringify({ info: { currency: 'CNH', lan_tp: 'CHN' } });

type Load = (origin: string, howLong?: number) => Promise<LoadResult>;

const startLoad = (): { load: Load; stop: () => void } => {
  const file = fileURLToPath(new URL('./load.ts', import.meta.url));
  const child = fork(file, { execArgv: ['--import', import.meta.resolve('tsx')] });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The load ended early (exit code ${code})`);
  });
  // Stopping it at the end is no failure.
  ended.catch(() => undefined);
  const load: Load = async (origin, howLong = milliseconds) => {
    const task: LoadTask = { url: `${origin}${path}`, body, connections, milliseconds: howLong };
    child.send(task);
    const [result] = await Promise.race([once(child, 'message'), ended]);
    return result as LoadResult;
  };
  return { load, stop: () => child.kill() };
};

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

const median = (values: number[]): number =>
  values.sort((one, other) => one - other)[values.length >> 1] ?? Number.NaN;

export const name = 'Product list beside a bare Fastify route with the same bytes';

/** Throughput and waiting time of both, in turns, so that a busy machine slows down both. */
export const run = async (): Promise<BenchRow[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'narae-bench-'));
  const catalog = await startCatalog(folder);
  const bytes = await answerOf(catalog.origin);
  const bare = await startBare(bytes);
  const { load, stop } = startLoad();
  try {
    await load(catalog.origin, 1000);
    await load(bare.origin, 1000);
    const lists: LoadResult[] = [];
    const routes: LoadResult[] = [];
    for (let round = 0; round < rounds; round += 1) {
      lists.push(await load(catalog.origin));
      routes.push(await load(bare.origin));
    }
    const row = (metric: string, unit: string, pick: (result: LoadResult) => number): BenchRow => {
      const value = median(lists.map(pick));
      const baseline = median(routes.map(pick));
      return { metric, value, unit, baseline };
    };
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
    stop();
    await catalog.close();
    await bare.close();
    await rm(folder, { recursive: true, force: true });
  }
};
