import { newerThanThis, noteRelease } from './releases-in-use.ts';

const entry = (name: 'mfe-catalog' | 'mfe-booking', version: string) => ({ name, version, entry: '' });

test('counts only releases that run on this page and would differ after a reload', () => {
  const file = (catalog: string, booking: string, shell?: string) => ({
    remotes: [entry('mfe-catalog', catalog), entry('mfe-booking', booking)],
    ...(shell ? { shell: { version: shell } } : {}),
  });
  expect(newerThanThis(file('b', 'b'))).toBeNull();
  noteRelease('mfe-catalog', 'a');
  expect(newerThanThis(file('a', 'b'))).toBeNull();
  expect(newerThanThis(file('b', 'b'))).toBe('mfe-catalog b');
  expect(newerThanThis(file('b', 'b', 's2'), 's1')).toBe('mfe-catalog b, shell s2');
  expect(newerThanThis(file('a', 'b', 's1'), 's1')).toBeNull();
  expect(newerThanThis({ remotes: [] }, 's1')).toBeNull();
});
