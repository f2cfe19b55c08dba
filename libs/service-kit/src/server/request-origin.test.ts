import { hasUnreadablePath, originForm, routedAddress } from './request-origin.ts';

it.each([
  ['/a?b=http://c/d', '/a?b=http://c/d'],
  ['//a', '//a'],
  ['http://narae.example/a?b=1', '/a?b=1'],
  ['HTTPS://other.example:99/a//b', '/a//b'],
  ['http://narae.example', '/'],
  ['http://narae.example?b=1', '/?b=1'],
  ['http://user:word@narae.example/a', '/a'],
  ['http:///a', '/a'],
  ['*', '/*'],
  ['narae.example:443', '/narae.example%3A443'],
  ['ftp://narae.example/a', '/ftp%3A%2F%2Fnarae.example%2Fa'],
  ['', '/'],
])('%j is asked for as %j', (url, path) => {
  expect(originForm({ url })).toBe(path);
});

const html = { accept: 'text/html,*/*;q=0.8' };

it.each([
  ['/%', html, '/%25'],
  ['/%E0%A4%A?lan_tp=KOR', html, '/%25?lan_tp=KOR'],
  ['http://shop.example/a%zz', html, '/%25'],
  ['/productList?q=%', html, '/productList?q=%'],
  ['/%25', html, '/%25'],
  ['/api/%zz', html, '/api/%zz'],
  ['/%zz', { accept: 'application/json' }, '/%zz'],
  ['/%zz', {}, '/%zz'],
])('%s, asked for with %j, is routed as %s', (url, headers, path) => {
  expect(routedAddress({ url, headers })).toBe(path);
});

it('a path is unreadable only where the browser’s own is', () => {
  expect(hasUnreadablePath({ url: '/%25', originalUrl: '/a%zz' })).toBe(true);
  expect(hasUnreadablePath({ url: '/%25', originalUrl: '/%25' })).toBe(false);
  expect(hasUnreadablePath({ url: '/', originalUrl: '/' })).toBe(false);
});
