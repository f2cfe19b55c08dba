import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedMongo } from '@narae/embedded-mongo';
import { createLocalJWKSet } from 'jose';
import {
  connectStore,
  createAuth,
  createBus,
  createServer,
  createVault,
  mountService,
  takesWrites,
} from '../src/index.ts';
import { jwk, log, retry } from './support/kit.ts';

const ROOM = 2 ** 40;

it('a store without room: calls that change are rejected, others answered, readyz says degraded, and it passes', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'narae-full-'));
  let free = ROOM;
  const mongo = await startEmbeddedMongo({ dataDir, noSync: true, freeBytes: () => free });
  const store = await connectStore(mongo.url, 'booking');
  const bus = await createBus({ log, retry });
  const auth = await createAuth({ store, bus, log, keys: createLocalJWKSet({ keys: [jwk] }) });
  const app = await createServer({ name: 'booking', auth, log });
  const vault = createVault({ store, bucket: 'documents', key: Buffer.alloc(32) });
  const mail = { send: async () => undefined };
  const plugin = async (own: typeof app) => {
    own.post('/rows', async () => ({ id: (await store.collection('rows').insertOne({})).insertedId }));
    own.post('/documents', async () => ({ id: await vault.put('a', Buffer.from('a')) }));
    own.post('/pictures', () => Promise.reject(Object.assign(new Error('no room'), { code: 'ENOSPC' })));
    own.get('/rows', async () => ({ count: await store.collection('rows').countDocuments() }));
  };
  await mountService(app, { name: 'booking', plugin }, { config: {}, store, bus, mail, log });
  try {
    const post = async (url: string) => {
      const answer = await app.inject({ method: 'POST', url, headers: { 'x-lan-tp': 'KOR' } });
      return { status: answer.statusCode, ...answer.json() };
    };
    const readyz = async () => (await app.inject('/booking/readyz')).json();
    expect((await post('/rows')).status).toBe(200);
    expect(await readyz()).toEqual({ status: 'ready' });

    free = 0;
    for (const url of ['/rows', '/documents', '/pictures'])
      expect(await post(url)).toEqual({
        status: 503,
        error: 'service_unavailable',
        message: expect.stringMatching(/[가-힣]/),
      });
    expect(await takesWrites(store)).toBe(false);
    expect((await app.inject('/rows')).json()).toEqual({ count: 1 });
    expect(await readyz()).toMatchObject({ status: 'degraded', failing: ['disk'] });
    expect(await app.metrics.text()).toMatch(/narae_dependency_up\{service="booking",dependency="disk"\} 0/);

    free = ROOM;
    expect(await takesWrites(store)).toBe(true);
    for (const url of ['/rows', '/documents']) expect((await post(url)).status).toBe(200);
    expect(await readyz()).toEqual({ status: 'ready' });
  } finally {
    await app.close();
    await auth.close();
    await bus.close();
    await store.close();
    await mongo.close();
    await rm(dataDir, { recursive: true });
  }
});
