import { normaliseQuote, percentAway, type RateQuote, supersedes } from './rate-quote.rules.ts';

const today = '2026-03-10';
const quote = (over: Partial<RateQuote>): RateQuote => ({
  unit: 'USD',
  deal_bas_r: '1,391.2',
  rate_day: today,
  ...over,
});

describe('normaliseQuote', () => {
  it.each([
    [quote({}), { currency: 'USD', deal_bas_r: 1391.2 }],
    [quote({ unit: 'JPY(100)', deal_bas_r: '891.74' }), { currency: 'JPY', deal_bas_r: 8.9174 }],
    [quote({ unit: 'cny', deal_bas_r: 193.4 }), { currency: 'CNH', deal_bas_r: 193.4 }],
    [quote({ unit: ' usd ', deal_bas_r: ' 1391 ' }), { currency: 'USD', deal_bas_r: 1391 }],
    [quote({ deal_bas_r: '1391.25' }), { currency: 'USD', deal_bas_r: 1391.25 }],
    [quote({ deal_bas_r: '12,391' }), { currency: 'USD', deal_bas_r: 12_391 }],
    [quote({ deal_bas_r: '1,012,391.75' }), { currency: 'USD', deal_bas_r: 1_012_391.75 }],
    [quote({ unit: 'KRW', deal_bas_r: '1' }), { currency: 'KRW', deal_bas_r: 1 }],
  ])('reads %j', (given, expected) => {
    expect(normaliseQuote(given, today)).toEqual({ rate: { ...expected, rate_day: today } });
  });

  it.each([
    [quote({ deal_bas_r: 0 }), 'not_a_rate'],
    [quote({ deal_bas_r: '0.00' }), 'not_a_rate'],
    [quote({ deal_bas_r: Number.NaN }), 'not_a_rate'],
    [quote({ deal_bas_r: '-' }), 'not_a_rate'],
    [quote({ deal_bas_r: '1,39,1' }), 'not_a_rate'],
    [quote({ deal_bas_r: -3 }), 'not_a_rate'],
    [quote({ unit: 'JPY(0)' }), 'not_a_rate'],
    [quote({ deal_bas_r: '' }), 'not_a_rate'],
    [quote({ deal_bas_r: '1e3' }), 'not_a_rate'],
    [quote({ unit: 'XAU' }), 'unknown_unit'],
    [quote({ unit: '' }), 'unknown_unit'],
    [quote({ unit: 'XUSD' }), 'unknown_unit'],
    [quote({ unit: 'USDX' }), 'unknown_unit'],
    [quote({ rate_day: '2026-03-11' }), 'future_day'],
    [quote({ rate_day: 'yesterday' }), 'not_a_day'],
    [quote({ rate_day: '2026-02-31x' }), 'not_a_day'],
    [quote({ rate_day: '+002026-03-09' }), 'not_a_day'],
    [quote({ rate_day: '2026-13-01' }), 'not_a_day'],
  ])('rejects %j', (given, rejected) => {
    expect(normaliseQuote(given, today)).toEqual({ rejected });
  });
});

describe('supersedes', () => {
  const next = { currency: 'USD', deal_bas_r: 1400, rate_day: today } as const;
  it('keeps the last good rate when an older or equal one comes', () => {
    expect(supersedes(next, null)).toBe(true);
    expect(supersedes(next, { deal_bas_r: 1390, rate_day: '2026-03-09' })).toBe(true);
    expect(supersedes(next, { deal_bas_r: 1390, rate_day: today })).toBe(true);
    expect(supersedes(next, { deal_bas_r: 1400, rate_day: today })).toBe(false);
    expect(supersedes(next, { deal_bas_r: 1390, rate_day: '2026-03-11' })).toBe(false);
  });
});

it.each([
  [1400, 1400, 0],
  [1470, 1400, 5],
  [1330, 1400, 5],
  [1401, 1400, 0.1],
  [2800, 1400, 100],
])('a rate of %d is away from %d by %d percent', (next, stored, percent) => {
  expect(percentAway({ deal_bas_r: next }, { deal_bas_r: stored })).toBe(percent);
});
