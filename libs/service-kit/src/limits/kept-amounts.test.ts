import { readdirSync, readFileSync } from 'node:fs';
import { keptTable, ruledTable } from './kept-amounts.ts';

const docs = (name: string): string =>
  readFileSync(new URL(`../../../../docs/${name}.md`, import.meta.url), 'utf8');

const written = [
  ...docs('operations').matchAll(
    /^\| `([\w-]+)` +\| [^|]+\| ([^|]+?) +\| ([\d,]+) +\| (KEPT|the rule) +\| ([A-Z]+-\d+) +\|$/gm,
  ),
].map(([, ...cells]) => cells);

test('docs/operations.md has everything that is kept with its amount, and nothing else', () => {
  const rowsOf = (table: typeof ruledTable, by: string) =>
    Object.entries(table).map(([name, { of, amount, rule }]) => [
      name,
      of,
      amount.toLocaleString('en'),
      by,
      rule,
    ]);
  expect(written).toEqual([...rowsOf(keptTable, 'KEPT'), ...rowsOf(ruledTable, 'the rule')]);
});

const ruleFolder = new URL('../../../../docs/product-rules/', import.meta.url);
const rules = readdirSync(ruleFolder)
  .map((file) => readFileSync(new URL(file, ruleFolder), 'utf8'))
  .join('\n');

const textOf = (rule: string): string => {
  const [, text = ''] = rules.split(new RegExp(`^## ${rule} .*$`, 'm'));
  return text.split(/^##/m)[0] ?? '';
};

test('every rule that is named is one of the product, and names the number that is changed by a setting', () => {
  const missing = Object.values(ruledTable).filter(({ rule }) => textOf(rule) === '');
  const unsaid = Object.entries(keptTable).filter(([name, { rule }]) => {
    const [, settings = ''] = textOf(rule).split('`KEPT`');
    return !settings.includes(`\`${name}\``);
  });
  expect([missing, unsaid]).toEqual([[], []]);
});
