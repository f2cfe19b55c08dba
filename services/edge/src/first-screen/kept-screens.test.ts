import { createKeptScreens, type KeptScreen } from './kept-screens.ts';

const page = (html: string): KeptScreen => ({
  questions: [],
  madeOf: '',
  screen: { html, data: '', styles: [], scripts: [] },
});

test('the pages that were asked for last are kept, as many as fit', () => {
  const kept = createKeptScreens(33);
  for (const name of ['a', 'b', 'c']) kept.set(name, page('0123456789'));
  expect(kept.get('a')).toBeDefined();
  kept.set('d', page('0123456789'));
  expect(kept.get('b')).toBeUndefined();
  for (const name of ['a', 'c', 'd']) expect(kept.get(name)).toBeDefined();
});

test('a page that is made anew takes the place of what it was', () => {
  const kept = createKeptScreens(33);
  for (let time = 0; time < 10; time += 1) kept.set('a', page('0123456789'));
  kept.set('b', page('0123456789'));
  kept.set('c', page('0123456789'));
  for (const name of ['a', 'b', 'c']) expect(kept.get(name)).toBeDefined();
});

test('a page that is larger than all the room is not kept', () => {
  const kept = createKeptScreens(5);
  kept.set('a', page('0123456789'));
  expect(kept.get('a')).toBeUndefined();
});
