import { isConfirmed } from './is-confirmed.rules.ts';

const now = new Date('2026-11-21T03:00:00.900Z');
const second = Date.parse('2026-11-21T03:00:00Z') / 1000;

it.each([
  ['in this second', second, true],
  ['five minutes ago', second - 300, true],
  ['a second more than five minutes ago', second - 301, false],
  ['in the next second', second + 1, false],
  ['never', undefined, false],
])('a second factor that was shown %s', (_, shownAt, confirmed) => {
  expect(isConfirmed(shownAt, now)).toBe(confirmed);
});
