import { isMet, missesOf, printable } from './bin/lib/bench-row.mjs';

const list = { metric: 'list', value: 80, unit: 'answers/s', baseline: 100 };
const memory = { metric: 'memory', value: 351, unit: 'MB' };

describe('what is wanted of a row', () => {
  it.each([
    ['a ratio that is high enough', { ...list, wanted: { atLeast: 0.8 } }, true],
    ['a ratio that is too low', { ...list, wanted: { atLeast: 0.81 } }, false],
    ['a ratio that is low enough', { ...list, wanted: { atMost: 0.8 } }, true],
    ['a value without anything beside it', { ...memory, wanted: { atMost: 350 } }, false],
    ['nothing', list, undefined],
  ])('is judged: %s', (_name, row, met) => expect(isMet(row)).toBe(met));

  it('is printed beside the row', () => {
    expect(printable({ ...list, wanted: { atLeast: 0.9 } })).toMatchObject({
      ratio: 0.8,
      wanted: '≥ 0.9',
      missed: 'missed',
    });
    expect(printable(memory)).toMatchObject({ ratio: '', wanted: '', missed: '' });
  });
});

it('names the rows that miss, last of all', () => {
  const rows = [{ ...list, wanted: { atLeast: 0.8 } }, { ...memory, wanted: { atMost: 350 } }, list];
  expect(missesOf(rows)).toEqual(['1 of 2 rows miss what is wanted of them:', '  memory: 351, wanted ≤ 350']);
  expect(missesOf([list])).toEqual(['0 rows have what is wanted of them.']);
});
