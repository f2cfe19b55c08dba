import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'playwright/test';
import { allCases, casesInTurn } from './cases.ts';
import { markdownTable } from './fault-table.ts';
import { remoteRows, serviceRows } from './expectations.ts';

const guide = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../docs/operations.md');

/** The trimmed cells of the rows of a Markdown table. */
const cellsOf = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[\s|:-]+$/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );

test('docs/operations.md says what is tested', async () => {
  const written = cellsOf(await readFile(guide, 'utf8'));
  for (const row of cellsOf(markdownTable())) expect(written).toContainEqual(row);
});

test('in rotation every entry is checked at one fault at least, decisive ones at each', () => {
  const rotating = allCases('rotating');
  for (const { part, faults, available, unavailable, decisive, rejected = [] } of [
    ...serviceRows,
    ...remoteRows,
  ]) {
    const cases = rotating.filter((one) => one.part === part);
    expect(cases.map(({ fault }) => fault)).toEqual(faults);
    const tried = cases.map((one) => [...one.available, ...one.unavailable]);
    expect(new Set(tried.flat())).toEqual(new Set([...available, ...unavailable]));
    for (const names of tried) expect(names).toEqual(expect.arrayContaining([...decisive]));
    for (const one of cases) expect(one.rejected).toEqual(rejected);
  }
});

test('within three runs each fault has its turn, and in each run every part fails on phones and desktops', () => {
  const names = (turn: number | null) =>
    casesInTurn('rotating', turn).map(([number, { part, fault }]) => `${number} ${part} ${fault}`);
  const all = names(null);
  expect(all).toHaveLength(allCases('rotating').length);
  for (const first of [0, 1, 20_000]) {
    const turns = [first, first + 1, first + 2];
    expect(new Set(turns.flatMap(names))).toEqual(new Set(all));
    for (const turn of turns) {
      const cases = casesInTurn('rotating', turn);
      expect(new Set(cases.map(([, { part }]) => part))).toEqual(
        new Set([...serviceRows, ...remoteRows].map(({ part }) => part)),
      );
      expect(cases.filter(([number]) => number % 2 === 0)).toHaveLength(cases.length / 2);
    }
  }
});
