import { splitHead } from './split-head.ts';

test('parts the links for the head from the page', () => {
  const head = '<link rel="preload" as="image" href="/a>b.svg"/><link rel="preload" href="/c"/>';
  expect(splitHead(`${head}<div><link rel="x"/></div>`)).toEqual({
    head,
    html: '<div><link rel="x"/></div>',
  });
  expect(splitHead('text<link/>')).toEqual({ head: '', html: 'text<link/>' });
  expect(splitHead(head)).toEqual({ head, html: '' });
});
