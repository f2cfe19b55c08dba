import { judge, type Budgets } from './bin/lib/budgets.mjs';

const table: Budgets = {
  pages: { home: { 'shell entry': 90_000, 'mfe-x/src/page.tsx': 10_000 } },
  modules: { react: 5_000, 'libs/ui/src/button': 2_000 },
};
const found = (page: number, button: number): Budgets => ({
  pages: { home: { 'shell entry': 90_000, 'mfe-x/src/page.tsx': page } },
  modules: { react: 5_000, 'libs/ui/src/button': button },
});

test('a page that has not grown passes, in one line', () => {
  expect(judge(table, found(10_000, 2_000))).toEqual({
    lines: ['home: 100000 of 100000 bytes (+0.0 %), within its budget'],
    code: 0,
  });
  expect(judge(table, found(9_000, 1_000)).lines).toEqual([
    'home: 99000 of 100000 bytes (-1.0 %), within its budget',
  ]);
});

test('a page that has grown by 3 % warns and names parts and modules that have grown', () => {
  expect(judge(table, found(13_000, 2_900))).toEqual({
    lines: [
      'home: 103000 of 100000 bytes (+3.0 %), larger than its budget, within 3 %',
      '    mfe-x/src/page.tsx: 10000 → 13000 (+3000)',
      '  modules that have grown, in bytes of source:',
      '    libs/ui/src/button: 2000 → 2900 (+900)',
    ],
    code: 0,
  });
});

test('a page that has grown by more fails', () => {
  const { lines, code } = judge(table, found(13_001, 2_900));
  expect(code).toBe(1);
  expect(lines[0]).toBe('home: 103001 of 100000 bytes (+3.0 %), over its budget');
  expect(lines.at(-1)).toContain('npm run budgets -- --write');
});

test('a page that the table does not have fails', () => {
  expect(judge({ pages: {}, modules: {} }, found(1, 1)).code).toBe(1);
});
