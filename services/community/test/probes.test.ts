import { startCommunity } from './support/start-community.ts';

it('answers its probes, and route_not_found to what is no call', async () => {
  const community = await startCommunity();
  const statusOf = async (url: string) => (await community.app.inject(url)).statusCode;
  expect(await statusOf('/community/healthz')).toBe(200);
  expect(await statusOf('/community/readyz')).toBe(200);
  const nothing = await community.app.inject({ method: 'POST', url: '/api/nothing', payload: { info: {} } });
  expect([nothing.statusCode, nothing.json<{ error: string }>().error]).toEqual([404, 'route_not_found']);
  await community.close();
});
