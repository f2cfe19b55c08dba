import { catalogCalls } from '@narae/contracts';
import { OWN_QUESTIONS, serve, usualLimits } from '../src/index.ts';
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
    { countsVisitors: true },
  );
});
afterAll(() => kit.close());

const search = (remoteAddress: string, cookie?: string) =>
  kit.app.inject({
    method: 'POST',
    url: catalogCalls.productSearch.path,
    remoteAddress,
    headers: { host: 'shop.test', origin: 'http://shop.test', ...(cookie && { cookie }) },
    payload: { info: { currency: 'USD', lan_tp: 'ENG', q: 'busan' } },
  });

test('a network’s visitors are told when they may search again; nobody else is held up, and nothing is read', async () => {
  const { perWindow } = usualLimits['visitor-search'];
  const flood = async (): Promise<number[]> => {
    const statuses: number[] = [];
    for (let asked = 0; asked <= perWindow; asked += 1)
      statuses.push((await search('203.0.113.7')).statusCode);
    return statuses;
  };
  const statuses = await flood();
  expect(statuses.slice(0, 10)).toEqual(Array<number>(10).fill(200));
  // A minute may have ended meanwhile; two do not.
  const rejected = statuses.includes(429)
    ? await search('203.0.113.7')
    : (await flood(), await search('203.0.113.7'));
  expect(rejected.statusCode).toBe(429);
  expect(rejected.json()).toMatchObject({ error: 'rate_limited' });
  expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
  const before = searched;
  await search('203.0.113.7');
  expect(searched).toBe(before);

  expect((await search('203.0.113.8')).statusCode).toBe(200);
  expect((await search(OWN_QUESTIONS)).statusCode).toBe(200);
  expect((await search('203.0.113.7', await cookieOf({ mem_id: 'MEM1' }))).statusCode).toBe(200);
});
