import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoContent } from '@narae/demo-content';
import { spawnEmbeddedMongo } from '@narae/embedded-mongo/spawn';
import {
  connectStore,
  createAuth,
  createBus,
  createLogger,
  createServer,
  mountService,
} from '@narae/service-kit';
import {
  medianOf,
  openBareServer,
  sideBySide,
  startLoad,
  taskOf,
  type Call,
  type LoadResult,
} from '@narae/test-kit/load';
import { createLocalJWKSet } from 'jose';
import { catalogService } from '../src/app.ts';
import { loadContent } from '../src/seeding/load-content.ts';
import type { BenchRow } from '../../../libs/tooling/bin/lib/bench-row.mjs';

const rounds = 5;
const call: Call = {
  path: '/api/productList1',
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ info: { currency: 'CNH', lan_tp: 'CHN' } }),
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

export const name = 'Product list beside a bare Fastify route with the same bytes';

/** Throughput and waiting time of both, in turns, so that a busy machine slows down both. */
export const run = async (): Promise<BenchRow[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'narae-bench-'));
  const catalog = await startCatalog(folder);
  const bare = await openBareServer(catalog.origin, call);
  const load = startLoad();
  try {
    const [lists, routes] = await sideBySide(
      load,
      [taskOf(catalog.origin, call), taskOf(bare.origin, call)],
      rounds,
    );
    const row = (metric: string, unit: string, pick: (result: LoadResult) => number): BenchRow => ({
      metric,
      value: medianOf(lists.map(pick)),
      unit,
      baseline: medianOf(routes.map(pick)),
    });
    return [
      {
        ...row(
          `product list (${Math.round(bare.bytes / 1024)} KB)`,
          'answers/s',
          ({ perSecond }) => perSecond,
        ),
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
