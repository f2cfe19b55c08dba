import { chooseVersion, nothingYet, served, withCanary } from './release-state.ts';

const old = { version: '0123456789ab', at: '2026-11-21T10:00:00.000Z', by: 'deploy' } as const;
const fresh = { ...old, version: 'ba9876543210' };
const before = served(nothingYet('mfe-x'), old);
const visitors = Array.from({ length: 10_000 }, (_, index) => `visitor-${index}`);
const luckyAt = (percent: number): string[] =>
  visitors.filter((visitor) => chooseVersion(withCanary(before, fresh, percent), visitor) === fresh.version);

test('without a canary everybody gets the current release', () => {
  expect(new Set(visitors.map((visitor) => chooseVersion(before, visitor)))).toEqual(new Set([old.version]));
  expect(chooseVersion(nothingYet('mfe-x'), 'visitor')).toBeNull();
});

test('a canary is as large as it was asked for, the same visitors each time, and grows without taking it away', () => {
  const tenth = luckyAt(10);
  expect(tenth.length).toBeGreaterThan(900);
  expect(tenth.length).toBeLessThan(1_100);
  expect(luckyAt(10)).toEqual(tenth);
  const half = new Set(luckyAt(50));
  expect(tenth.every((visitor) => half.has(visitor))).toBe(true);
  expect(luckyAt(100)).toEqual(visitors);
});

test('another app or another release draws the visitors of its canary anew', () => {
  const other = withCanary(served(nothingYet('mfe-y'), old), fresh, 10);
  const both = luckyAt(10).filter((visitor) => chooseVersion(other, visitor) === fresh.version);
  expect(both.length).toBeLessThan(200);
});
