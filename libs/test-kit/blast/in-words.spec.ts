import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'playwright/test';
import { tableInWords } from './in-words.ts';

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
