import { csvRows } from './csv.ts';

test('a line break inside a cell does not end its row', () => {
  expect(csvRows([['two\nlines', 'a\rb', 'plain']])).toBe('"two\nlines","a\rb",plain\r\n');
});

test('text that looks like a formula is escaped, a negative number is not', () => {
  expect(csvRows([['=1+1', '-5 %', -5]])).toBe("'=1+1,'-5 %,-5\r\n");
});
