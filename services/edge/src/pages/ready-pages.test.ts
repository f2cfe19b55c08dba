import { createReadyPages, type ReadyPage } from './ready-pages.ts';

const page: ReadyPage = { html: '<h1>Narae</h1>', hash: 'x', status: 200 };

const start = () => {
  const time = { round: 1 };
  return { time, pages: createReadyPages({ round: () => time.round }) };
};

test('a page is kept as long as the facts it is made from are good', () => {
  const { time, pages } = start();
  expect(pages.get('/')).toBeUndefined();
  pages.set('/', page, 1);
  expect(pages.get('/')).toBe(page);
  expect(pages.get('/faq')).toBeUndefined();
  time.round = 2;
  expect(pages.get('/')).toBeUndefined();
});

test('a page whose facts were asked for before the others is not kept with them', () => {
  const { time, pages } = start();
  time.round = 2;
  pages.set('/', page, 1);
  expect(pages.get('/')).toBeUndefined();
  pages.set('/', page, 2);
  expect(pages.get('/')).toBe(page);
});
