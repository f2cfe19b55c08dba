import { inTurn, nextTurn } from './bin/lib/test-turn.mjs';

const cases = ['a', 'b', 'c', 'd', 'e'];

it('tries everything in a run without a turn', () => {
  expect(inTurn(cases, 3, { turn: null })).toEqual(cases);
});

it.each([1, 2, 3, 5, 9])('tries each case once in %i runs, and one at least in each', (turns) => {
  const runs = Array.from({ length: Math.min(turns, cases.length) }, (_, at) =>
    inTurn(cases, turns, { turn: 7 + at }),
  );
  expect(runs.flat().toSorted()).toEqual(cases);
  expect(runs.every((tried) => tried.length > 0)).toBe(true);
});

it('repeats what a turn tried, and looks ahead to what a later one will', () => {
  expect(inTurn(cases, 2, { turn: 4 })).toEqual(['a', 'c', 'e']);
  expect(inTurn(cases, 2, { turn: 4, ahead: 1 })).toEqual(inTurn(cases, 2, { turn: 5 }));
  expect(inTurn([], 2, { turn: 4 })).toEqual([]);
});

it('has a turn for each run of CI', () => {
  expect(nextTurn({ GITHUB_RUN_NUMBER: '23' })).toBe(23);
  expect(nextTurn({})).toBe(nextTurn({ GITHUB_RUN_NUMBER: '' }));
});
