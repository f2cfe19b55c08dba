import { readFileSync } from 'node:fs';
import { limitTable } from './limits.ts';

const guide = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');

const written = [
  ...guide.matchAll(
    /^\| `([\w-]+)` +\| [^|]+\| (\w+) +\| ([^|]+?) +\| ([\d,]+) +\| (\d+ (?:min|h|d)) +\|$/gm,
  ),
].map(([, ...cells]) => cells);

const units: readonly (readonly [string, number])[] = [
  ['d', 86_400],
  ['h', 3_600],
  ['min', 60],
];
const inWords = (seconds: number): string => {
  const [unit, size] = units.find(([, each]) => seconds % each === 0) ?? ['s', 1];
  return `${seconds / size} ${unit}`;
};

test('docs/operations.md has every limit with its numbers, and no other', () => {
  const rows = Object.entries(limitTable).map(([name, { kind, by, amount, seconds }]) => [
    name,
    kind,
    by,
    amount.toLocaleString('en'),
    inWords(seconds),
  ]);
  expect(written).toEqual(rows);
});
