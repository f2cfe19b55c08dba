import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { asvsItems } from './asvs-items.ts';
import { root } from './bin/lib/run.mjs';

const text = readFileSync(path.join(root, 'docs/security-asvs.md'), 'utf8');
const rows = text
  .split('\n')
  .filter((line) => /^\| V\d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, item = '', level = '', what = '', state = '', why = '']) => ({ item, level, what, state, why }));
const states = ['met', 'not met', 'not applicable'];

it('every item stands once, with its level, in the order of the standard', () => {
  expect(asvsItems).toHaveLength(253);
  expect(rows.map(({ item, level }) => `${item}:${level}`)).toEqual(asvsItems);
});

it('every item is met, not met or not applicable, and says where or why', () => {
  const wrong = rows.filter(({ what, state, why }) => !states.includes(state) || !what || !why);
  expect(wrong).toEqual([]);
});

it('the numbers at the top are those of the table', () => {
  const counts = states.map((state) => `${rows.filter((row) => row.state === state).length} ${state}`);
  expect(text.replaceAll(/\s+/g, ' ')).toContain(counts.join(', '));
});

it('every file that is named exists, and every test that is named by its words is in its file', () => {
  const missing = rows.flatMap(({ item, why }) =>
    [...why.matchAll(/`([\w.-]+\/[\w./-]+|[\w-]+\.(?:yml|json))`((?: "[^"]+",?)*)/g)].flatMap(
      ([, file = '', names = '']) => {
        if (!existsSync(path.join(root, file))) return [`${item}: ${file}`];
        const code = names ? readFileSync(path.join(root, file), 'utf8') : '';
        return [...names.matchAll(/"([^"]+)"/g)]
          .filter(([, name = '']) => !code.includes(name))
          .map(([, name]) => `${item}: ${file} "${name}"`);
      },
    ),
  );
  expect(missing).toEqual([]);
});

it('what is called a test is one', () => {
  const tests = rows.flatMap(({ item, why }) => {
    const named = /Tests?: (.*)$/.exec(why)?.[1] ?? '';
    return [...named.matchAll(/`([^`]+)`/g)].map(([, file = '']) => `${item}: ${file}`);
  });
  expect(tests.length).toBeGreaterThan(80);
  expect(tests.filter((one) => !one.endsWith('.test.ts') && !one.endsWith('.test.tsx'))).toEqual([]);
});
