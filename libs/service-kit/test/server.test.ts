import { cartItemAddedV1 } from '@narae/events';
import {
  addMetricsRoute,
  baseConfig,
  every,
  listenForCollectors,
  raise,
  readBaseConfig,
  readSettings,
  serve,
  startRelay,
  storedModel,
  storedOutbox,
  text,
  usualKept,
  usualLimits,
  type Bus,
} from '../src/index.ts';
import { testCalls as calls } from './support/calls.ts';
import { log, startKit } from './support/kit.ts';

let kit: Awaited<ReturnType<typeof startKit>>;
let searchIndexDown = false;
let recommendationsDown = false;

beforeAll(async () => {
  kit = await startKit(async (app, { store, bus }) => {
    const rows = storedModel('Row', 'rows', { _id: text({ required: false }), outbox: storedOutbox })(store);
    const rejecting: Bus = { ...bus, publish: () => Promise.reject(new Error('away')) };
    startRelay({ store, bus: rejecting, models: [rows], log });
    app.addCheck('search-index', async () => {
      if (searchIndexDown) throw new Error('down');
    });
    app.addCheck(
      'recommendations',
      async () => {
        if (recommendationsDown) throw new Error('down');
      },
      { without: 'lists are not sorted by taste' },
    );
    app.addGauges({
      gauges: { narae_test_shelves: { help: 'Shelves' } },
      read: async (set) => set('narae_test_shelves', 7),
    });
    app.addGauges({
      gauges: { narae_test_broken: { help: 'Cannot be read' } },
      read: () => Promise.reject(new Error('no numbers')),
    });
    addMetricsRoute(app, app.metrics);
    app.get('/hello/:name', async () => 'hello');
    serve(app, calls.publicList, async () => []);
  });
});
afterAll(() => kit.close());

const get = async (url: string, remoteAddress = '127.0.0.1') => {
  const answer = await kit.app.inject({ method: 'GET', url, remoteAddress });
  return { status: answer.statusCode, body: answer.body };
};

const numbers = (): Promise<string> => kit.app.metrics.text();

describe('probes', () => {
  test('healthz says that the process answers, readyz that what it needs does', async () => {
    expect(await get('/booking/healthz')).toEqual({ status: 200, body: '{"status":"ok"}' });
    expect(await get('/booking/readyz')).toEqual({ status: 200, body: '{"status":"ready"}' });
  });
  test("a service's own check takes it out of service, by name", async () => {
    searchIndexDown = true;
    expect(await get('/booking/readyz')).toEqual({
      status: 503,
      body: '{"status":"not_ready","failing":["search-index"],"reasons":[]}',
    });
    expect((await get('/booking/healthz')).status).toBe(200);
    searchIndexDown = false;
  });
  test('what it can do without degrades it, says what is missing, and leaves it in use', async () => {
    recommendationsDown = true;
    const reason = 'recommendations: lists are not sorted by taste';
    expect(await get('/booking/readyz')).toEqual({
      status: 200,
      body: JSON.stringify({ status: 'degraded', failing: ['recommendations'], reasons: [reason] }),
    });
    expect(await numbers()).toMatch(
      /narae_dependency_up\{service="booking",dependency="recommendations"\} 0/,
    );
    searchIndexDown = true;
    const both = await get('/booking/readyz');
    expect([both.status, JSON.parse(both.body).failing]).toEqual([503, ['search-index', 'recommendations']]);
    [searchIndexDown, recommendationsDown] = [false, false];
    expect(await numbers()).toMatch(
      /narae_dependency_up\{service="booking",dependency="recommendations"\} 1/,
    );
  });
  test('a store that is gone takes it out, a broker that is away does not', async () => {
    const other = await startKit(async () => undefined);
    const probe = async () => (await other.app.inject('/booking/readyz')).json();
    await other.bus.close();
    expect(await probe()).toMatchObject({ status: 'degraded', failing: ['bus'] });
    await other.store.close();
    expect(await probe()).toMatchObject({ status: 'not_ready', failing: ['store', 'bus'] });
    await other.close();
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
    await kit.app.inject('/hello/Lin');
    await kit.app.inject('/no/such/address');
    const body = await numbers();
    const calls = (name: string, status: string) =>
      new RegExp(
        `narae_call_duration_seconds_count\\{service="booking",call="${name}",[^}]*status="${status}"\\} 1`,
      );
    expect(body).toMatch(calls('productList1', '4xx'));
    expect(body).toMatch(calls('/hello/:name', '2xx'));
    expect(body).toMatch(calls('\\(unknown\\)', '4xx'));
    expect(body).not.toMatch(/Lin|such/);
    expect(body).toMatch(/narae_outbox_documents\{service="booking",model="Row"\} 1/);
    const age = /narae_outbox_oldest_age_seconds\{[^}]*\} ([\d.]+)/.exec(body)?.[1];
    expect(Number(age)).toBeGreaterThanOrEqual(60);
  });
  test('of a service stand beside those of the process; one that cannot be read hides no other', async () => {
    const body = await numbers();
    expect(body).toMatch(/narae_test_shelves\{service="booking"\} 7/);
    expect(body).not.toMatch(/^narae_test_broken\{/m);
  });
  test('are nothing to strangers', async () => {
    expect((await get('/metrics', '203.0.113.9')).status).toBe(404);
    expect((await get('/metrics', '10.1.2.3')).status).toBe(200);
    // Whoever came through a proxy is not the proxy.
    const headers = { 'x-forwarded-for': '10.9.9.9' };
    expect((await kit.app.inject({ url: '/metrics', headers })).statusCode).toBe(404);
  });
  test('have a port of their own where the service faces the public', async () => {
    const collectors = await listenForCollectors(kit.app.metrics, { host: '127.0.0.1', port: 0 });
    const at = `http://127.0.0.1:${collectors.port}`;
    expect(await (await fetch(`${at}/metrics`)).text()).toMatch(/narae_test_shelves/);
    expect((await fetch(`${at}/booking/readyz`)).status).toBe(404);
    await collectors.close();
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
      LOG_LINES_PER_KIND: 500,
      LOG_ERRORS_PER_KIND: 1_000,
      RATE_LIMITS: 'on',
      LIMITS: usualLimits,
      KEPT: usualKept,
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
