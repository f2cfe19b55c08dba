import { catalogCalls } from '@narae/contracts';
import { limitsWith, OWN_QUESTIONS, serve } from '../src/index.ts';
import { cookieOf, startKit } from './support/kit.ts';

let kit: Awaited<ReturnType<typeof startKit>>;
let searched = 0;

beforeAll(async () => {
  kit = await startKit(
    async (app) => {
      serve(app, catalogCalls.productSearch, async () => {
        searched += 1;
        return [];
      });
    },
    {
      counts: true,
      limits: limitsWith({ 'calls-by-network': { amount: 30 }, 'calls-by-member': { amount: 20 } }),
    },
  );
});
afterAll(() => kit.close());
beforeEach(() => {
  searched = 0;
});

const search = (remoteAddress: string, cookie?: string) =>
  kit.app.inject({
    method: 'POST',
    url: catalogCalls.productSearch.path,
    remoteAddress,
    headers: { host: 'shop.test', origin: 'http://shop.test', ...(cookie && { cookie }) },
    payload: { info: { currency: 'USD', lan_tp: 'ENG', q: 'busan' } },
  });

test('a network’s visitors ask what it may cost, then are told until when; nobody else is held up, and nothing is read', async () => {
  for (const last of [1, 2, 3]) expect((await search(`2001:db8:1:2::${last}`)).statusCode).toBe(200);
  const rejected = await search('2001:db8:1:2:3::4');
  expect(rejected.statusCode).toBe(429);
  expect(rejected.json()).toMatchObject({ error: 'rate_limited' });
  expect(rejected.json().message).toMatch(/again in \d+ (second|minute)s?\./);
  expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
  expect(searched).toBe(3);
  expect((await search('2001:db8:1:3::1')).statusCode).toBe(200);
});

test('members are counted by themselves, wherever they are', async () => {
  const cookie = await cookieOf({ mem_id: 'MEM1' });
  for (const address of ['203.0.113.7', '203.0.113.8'])
    expect((await search(address, cookie)).statusCode).toBe(200);
  expect((await search('203.0.113.9', cookie)).statusCode).toBe(429);
  expect((await search('203.0.113.9', await cookieOf({ mem_id: 'MEM2' }))).statusCode).toBe(200);
  expect((await search('203.0.113.9')).statusCode).toBe(200);
});

test('the site’s own questions are not counted', async () => {
  for (let asked = 0; asked < 5; asked += 1) expect((await search(OWN_QUESTIONS)).statusCode).toBe(200);
});
