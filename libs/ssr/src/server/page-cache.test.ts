import { createPageCache, type CachedPage } from './page-cache.ts';

const page = (html: string): CachedPage => ({
  questions: [],
  madeOf: '',
  page: { html, head: '', data: '', styles: [], scripts: [] },
});

test('keeps the pages that were asked for last, as many as fit', () => {
  const cache = createPageCache(33);
  for (const name of ['a', 'b', 'c']) cache.set(name, page('0123456789'));
  expect(cache.get('a')).toBeDefined();
  cache.set('d', page('0123456789'));
  expect(cache.get('b')).toBeUndefined();
  for (const name of ['a', 'c', 'd']) expect(cache.get(name)).toBeDefined();
});

test('counts a page that is rendered anew once', () => {
  const cache = createPageCache(33);
  for (let time = 0; time < 10; time += 1) cache.set('a', page('0123456789'));
  cache.set('b', page('0123456789'));
  cache.set('c', page('0123456789'));
  for (const name of ['a', 'b', 'c']) expect(cache.get(name)).toBeDefined();
});

test('does not keep a page that is larger than the whole cache', () => {
  const cache = createPageCache(5);
  cache.set('a', page('0123456789'));
  expect(cache.get('a')).toBeUndefined();
});
