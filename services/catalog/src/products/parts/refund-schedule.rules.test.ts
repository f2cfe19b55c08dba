import { toRefundTerms, wrongFigures } from './refund-schedule.rules.ts';

const steps = (...rows: [from_days: number, pct: number][]) =>
  rows.map(([from_days, pct]) => ({ from_days, pct }));

it.each([
  ['falling days and shares', steps([10, 100], [3, 80], [0, 50]), 50, null],
  ['shares that stay', steps([10, 80], [0, 80]), 80, null],
  ['one step', steps([0, 100]), 0, null],
  ['no step', [], 0, { key: 'refund_days_order', field: 'steps' }],
  [
    'days that stay',
    steps([10, 100], [10, 80], [0, 50]),
    0,
    { key: 'refund_days_order', field: 'steps.1.from_days' },
  ],
  [
    'days that rise',
    steps([3, 100], [10, 80], [0, 50]),
    0,
    { key: 'refund_days_order', field: 'steps.1.from_days' },
  ],
  [
    'shares that rise',
    steps([10, 80], [3, 70], [0, 71]),
    0,
    { key: 'refund_pct_rises', field: 'steps.2.pct' },
  ],
  [
    'days that end before departure',
    steps([10, 100], [1, 80]),
    0,
    { key: 'refund_days_order', field: 'steps.1.from_days' },
  ],
  [
    'more for who does not come',
    steps([10, 100], [0, 50]),
    51,
    { key: 'refund_pct_rises', field: 'no_show_pct' },
  ],
])('of a schedule with %s', (_what, rows, no_show_pct, wrong) => {
  expect(wrongFigures({ steps: rows, no_show_pct })).toEqual(wrong);
});

it('carries a schedule as orders keep it', () => {
  const grace = { grace_hours: 24, grace_until_days: 3 };
  const content = {
    steps: steps([3, 100], [0, 70]),
    no_show_pct: 10,
    grace,
    organiser_extra_pct: 5,
    name_fee_usd: 50,
  };
  const terms = {
    name: 'performance',
    version: 4,
    steps: [
      { fromDays: 3, pct: 100 },
      { fromDays: 0, pct: 70 },
    ],
    noShowPct: 10,
    grace: { hours: 24, untilDays: 3 },
    organiserExtraPct: 5,
  };
  expect(toRefundTerms('performance', content, 4)).toEqual(terms);
  const without = { ...content, grace: { ...grace, grace_hours: 0 } };
  expect(toRefundTerms('performance', without, 4).grace).toBeNull();
});
