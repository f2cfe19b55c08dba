import { readFileSync } from 'node:fs';
import { keptTable } from './kept.ts';

const docs = (name: string): string =>
  readFileSync(new URL(`../../../../docs/${name}.md`, import.meta.url), 'utf8');

/** Rows of a table in the guide that end with a rule: name, of whom, amount, rule. */
const written = [
  ...docs('operations').matchAll(/^\| `([\w-]+)` +\| [^|]+\| ([^|]+?) +\| ([\d,]+) +\| ([A-Z]+-\d+) +\|$/gm),
].map(([, ...cells]) => cells);

test('docs/operations.md has everything that is kept with its amount, and nothing else', () => {
  const rows = Object.entries(keptTable).map(([name, { of, amount, rule }]) => [
    name,
    of,
    amount.toLocaleString('en'),
    rule,
  ]);
  expect(written).toEqual(rows);
});

test('every rule that is named is one of the product, and names the setting', () => {
  const rules = docs('product-rules');
  const unsaid = Object.entries(keptTable).filter(([name, { rule }]) => {
    const [, text = ''] = rules.split(new RegExp(`^### ${rule} .*$`, 'm'));
    return !(text.split(/^##/m)[0] ?? '').includes(`\`${name}\``);
  });
  expect(unsaid).toEqual([]);
});
