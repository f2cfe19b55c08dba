import { Schema } from 'mongoose';
import { cartItemAddedV1 } from '@narae/events';
import {
  baseConfig,
  every,
  outboxField,
  plainSchema,
  raise,
  readBaseConfig,
  readSettings,
  serve,
  startRelay,
  type Bus,
} from '../src/index.ts';
import { testCalls as calls } from './support/calls.ts';
import { log, startKit } from './support/kit.ts';

let kit: Awaited<ReturnType<typeof startKit>>;
let searchIndexDown = false;

beforeAll(async () => {
  kit = await startKit(async (app, { store, bus }) => {
    const rows = store.model('Row', new Schema({ _id: String, outbox: outboxField }, plainSchema));
    const refusing: Bus = { ...bus, publish: () => Promise.reject(new Error('away')) };
    startRelay({ store, bus: refusing, models: [rows], log });
    app.addCheck('search-index', async () => {
      if (searchIndexDown) throw new Error('down');
    });
    serve(app, calls.publicList, async () => [], {
      rateLimits: [
        { max: 3, windowMs: 60_000 },
        { max: 2, windowMs: 60_000, by: ({ prod_type }) => prod_type },
      ],
    });
    serve(app, calls.provider, async () => 'SUCCESS', { rateLimits: [{ max: 1, windowMs: 60_000 }] });
  });
});
afterAll(() => kit.close());

const get = async (url: string, remoteAddress = '127.0.0.1') => {
  const answer = await kit.app.inject({ method: 'GET', url, remoteAddress });
  return { status: answer.statusCode, body: answer.body };
};

describe('probes', () => {
  test('healthz says that the process answers, readyz that what it needs does', async () => {
    expect(await get('/booking/healthz')).toEqual({ status: 200, body: '{"status":"ok"}' });
    expect(await get('/booking/readyz')).toEqual({ status: 200, body: '{"status":"ready"}' });
  });
  test("a service's own check takes it out of service, by name", async () => {
    searchIndexDown = true;
    expect(await get('/booking/readyz')).toEqual({
      status: 503,
      body: '{"status":"not_ready","failing":["search-index"]}',
    });
    expect((await get('/booking/healthz')).status).toBe(200);
    searchIndexDown = false;
  });
});

describe('metrics', () => {
  test('count calls by name and status, and what waits in outboxes', async () => {
    const data = { cart_id: 'C', mem_id: 'M', prod_id: 'P' };
    const entry = {
      ...raise(cartItemAddedV1, { aggregateId: 'C', version: 1, data }),
      at: new Date(Date.now() - 60_000),
    };
    await kit.store.model('Row').create({ _id: 'C', outbox: [entry] });
    await kit.app.inject({ method: 'POST', url: '/api/productList1', payload: {} });
    const { body } = await get('/booking/metrics');
    expect(body).toMatch(/narae_call_duration_seconds_count\{[^}]*call=\"productList1\",status=\"400\"\} 1/);
    expect(body).toMatch(/narae_outbox_documents\{model="Row",service="booking"\} 1/);
    expect(Number(/narae_outbox_oldest_seconds\{[^}]*\} ([\d.]+)/.exec(body)?.[1])).toBeGreaterThanOrEqual(
      60,
    );
  });
  test('are nothing to strangers', async () => {
    expect((await get('/booking/metrics', '203.0.113.9')).status).toBe(404);
    expect((await get('/booking/metrics', '10.1.2.3')).status).toBe(200);
  });
});

describe('rate limits', () => {
  const list = async (prod_type: string, remoteAddress: string) => {
    const answer = await kit.app.inject({
      method: 'POST',
      url: '/api/productList1',
      remoteAddress,
      payload: { info: { currency: 'USD', lan_tp: 'ENG', prod_type } },
    });
    return { status: answer.statusCode, error: answer.json().error, wait: answer.headers['retry-after'] };
  };
  test('hold per address and per what the call is about, each counted on its own', async () => {
    const statuses: number[] = [];
    for (const type of ['A', 'B', 'C', 'D']) statuses.push((await list(type, '198.51.100.1')).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await list('B', '198.51.100.2')).status).toBe(200);
    expect(await list('B', '198.51.100.3')).toEqual({ status: 429, error: 'rate_limited', wait: '60' });
    const other = await kit.app.inject({
      method: 'POST',
      url: '/payment/icb/status',
      remoteAddress: '198.51.100.1',
    });
    expect(other.statusCode).toBe(200);
  });
});

describe('settings', () => {
  const env = {
    PORT: '4000',
    MONGO_URL: 'mongodb://db',
    JWKS_URL: 'http://account/.well-known/jwks.json',
    NATS_URL: '',
  };
  test('are read once, with defaults; empty is absent', () => {
    expect(readBaseConfig(env)).toEqual({
      PORT: 4000,
      HOST: '127.0.0.1',
      MONGO_URL: 'mongodb://db',
      JWKS_URL: 'http://account/.well-known/jwks.json',
      LOG_LEVEL: 'info',
      DRAIN_NOTICE_MS: 2_000,
    });
  });
  test('that are wrong are all named in sentences', () => {
    const wrong = { ...env, PORT: '99999', MONGO_URL: undefined, NATS_URL: 'http://x' };
    expect(() => readSettings(baseConfig, wrong)).toThrow(
      /PORT: .*\n {2}MONGO_URL is missing\n {2}NATS_URL: must begin with nats:\/\/ or tls:\/\//,
    );
  });
});

describe('every', () => {
  test('runs never overlap, a failed run does not end it, stop waits for the run under way', async () => {
    let [runs, now, most] = [0, 0, 0];
    let threeDone = (): void => undefined;
    const three = new Promise<void>((resolve) => {
      threeDone = resolve;
    });
    const timer = every(
      1,
      async () => {
        runs += 1;
        now += 1;
        most = Math.max(most, now);
        await new Promise(setImmediate);
        now -= 1;
        if (runs === 3) threeDone();
        throw new Error('this run failed');
      },
      { log, name: 'test' },
    );
    await three;
    await timer.stop();
    const after = runs;
    expect([most, now]).toEqual([1, 0]);
    await new Promise((resolve) => {
      setTimeout(resolve, 10);
    });
    expect(runs).toBe(after);
  });
});
