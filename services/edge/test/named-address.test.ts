import { startTestService, type TestService } from '@narae/test-kit';
import { edgeService, edgeSettings } from '../src/app.ts';

let edge: TestService;
beforeAll(async () => {
  const settings = edgeSettings.parse({ APPS_DIR: '/nowhere', PUBLIC_ORIGIN: 'http://localhost:3000' });
  edge = await startTestService(edgeService, settings);
});
afterAll(() => edge.close());

const open = async (host: string, url = '/productList?lan_tp=KOR') => {
  const { statusCode, headers } = await edge.app.inject({ url, headers: { host, accept: 'text/html' } });
  return statusCode === 307 ? headers.location : statusCode;
};

test('a page asked for by an address of the machine leads to the name of the site', async () => {
  expect(await open('127.0.0.1:3000')).toBe('http://localhost:3000/productList?lan_tp=KOR');
  expect(await open('[::1]:3000')).toBe('http://localhost:3000/productList?lan_tp=KOR');
});

test('a page asked for by its name, by another port or by another host is answered there', async () => {
  for (const host of ['localhost:3000', '127.0.0.1:4000', 'shop.example']) expect(await open(host)).toBe(503);
});
