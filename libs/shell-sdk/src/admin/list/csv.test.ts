import { csvOf } from './csv.ts';

const columns = [
  { key: 'text', header: 'Text', value: ({ text }: { readonly text: string | number | null }) => text },
];

it.each([
  ['plain', 'plain'],
  [null, ''],
  [-5, '-5'],
  ['a,b', '"a,b"'],
  ['say "x"', '"say ""x"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['@cmd', "'@cmd"],
  ['-5 %', "'-5 %"],
])('writes %j as %j, so that nothing is run as a formula', async (text, written) => {
  expect(await csvOf(columns, [{ text }])).toBe(`\ufeffText\r\n${written}\r\n`);
});
