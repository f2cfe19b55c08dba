import { fitOptionCounts, optionLimitViolation } from '../index.ts';

const discounts = { teen_pct: 0, children_pct: 0, infant_takes_seat: false };
const party = { adult_cnt: 1, teen_cnt: 0, children_cnt: 1, child_cnt: 1 };
const seat = (participant_cnt: number) => ({ kind: 'seat' as const, participant_cnt });
const room = (participant_cnt: number) => ({ kind: 'room' as const, participant_cnt });

const limit = (count: number) => ({ error: 'opt_participants_limit', field: 'options', params: { count } });

test.each([
  ['one seat for each', [seat(1), seat(1)], null],
  ['a seat and a room for each', [seat(2), room(2)], null],
  ['extras without end', [{ kind: 'extra' as const, participant_cnt: 50 }, { participant_cnt: 50 }], null],
  ['two kinds of seats for one person', [seat(2), seat(1)], limit(2)],
  ['more rooms than people', [room(3)], limit(2)],
])('a party of two with an infant takes %s', (_what, options, expected) => {
  expect(optionLimitViolation(party, { discounts }, options)).toEqual(expected);
});

test('an infant counts where it takes a seat', () => {
  const product = { discounts: { ...discounts, infant_takes_seat: true } };
  expect(optionLimitViolation(party, product, [seat(3)])).toBeNull();
});

test('a smaller party keeps its first choices, extras all of them', () => {
  const options = [
    { opt_code: 'GROUND', opt_kind: 'seat' },
    { opt_code: 'STAND', opt_kind: 'seat' },
    { opt_code: 'TRIPLE', opt_kind: 'room' },
    { opt_code: 'LIGHT', opt_kind: 'extra' },
  ] as const;
  const counts = { GROUND: 2, STAND: 1, TRIPLE: 3, LIGHT: 9 };
  expect(fitOptionCounts(counts, options, 3)).toEqual(counts);
  expect(fitOptionCounts(counts, options, 2)).toEqual({ GROUND: 2, TRIPLE: 2, LIGHT: 9 });
});
