import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'playwright/test';
import { allCases } from './cases.ts';
import { tableInWords } from './in-words.ts';
import { remoteRows, serviceRows } from './table.ts';

const guide = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../docs/operations.md');

/** Cells without the blanks a formatter puts around them. */
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
  for (const row of cellsOf(tableInWords())) expect(written).toContainEqual(row);
});

test('what takes turns comes at one fault of its part or another, what is decisive at each', () => {
  const inTurns = allCases('in turns');
  for (const { part, faults, still, calm, decisive, rejected = [] } of [...serviceRows, ...remoteRows]) {
    const cases = inTurns.filter((one) => one.part === part);
    expect(cases.map(({ fault }) => fault)).toEqual(faults);
    const tried = cases.map((one) => [...one.still, ...one.calm]);
    expect(new Set(tried.flat())).toEqual(new Set([...still, ...calm]));
    for (const names of tried) expect(names).toEqual(expect.arrayContaining([...decisive]));
    for (const one of cases) expect(one.rejected).toEqual(rejected);
  }
});
