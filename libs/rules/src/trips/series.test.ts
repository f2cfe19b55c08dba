import type { SeriesRule } from '@narae/contracts';
import { horizonFrom, seriesDepartures, seriesProblem } from './series.ts';

const range = { from: '2026-11-29', to: '2029-11-28' };

/** Tuesdays and Fridays at nine in December 2026; a test names only what it is about. */
const rule = (over: Partial<SeriesRule> = {}): SeriesRule => ({
  repeats: 'weekly',
  every: 1,
  weekdays: [2, 5],
  month_day: 1,
  month_week: 1,
  first_day: '2026-12-01',
  last_day: '2026-12-31',
  count: 0,
  times: [{ start_time: '09:00', end_time: '' }],
  left_out: [],
  ...over,
});
const days = (over: Partial<SeriesRule>): string[] =>
  seriesDepartures(rule(over)).map(({ start_day }) => start_day);
const counted = (count: number) => ({ last_day: '', count }) as const;
const open = (horizon_days: number) => ({ last_day: '', horizon_days }) as const;
const problem = (over: Partial<SeriesRule>) => seriesProblem(rule(over), range);

describe('a weekly series', () => {
  it('leaves on its weekdays, first and last day included', () => {
    expect(days({ last_day: '2026-12-11' })).toEqual([
      '2026-12-01',
      '2026-12-04',
      '2026-12-08',
      '2026-12-11',
    ]);
  });

  it('counts every n weeks from the week of its first day, which begins on Monday', () => {
    expect(days({ every: 2, weekdays: [7, 1], first_day: '2026-12-06' })).toEqual([
      '2026-12-06',
      '2026-12-14',
      '2026-12-20',
      '2026-12-28',
    ]);
  });

  it('goes on over the end of a year and a leap day', () => {
    expect(days({ first_day: '2026-12-29', last_day: '2027-01-02' })).toEqual(['2026-12-29', '2027-01-01']);
    expect(days({ first_day: '2028-02-25', last_day: '2028-03-03' })).toEqual([
      '2028-02-25',
      '2028-02-29',
      '2028-03-03',
    ]);
  });

  it('ends after a number of days, with those that are left out', () => {
    expect(days({ ...counted(3) })).toEqual(['2026-12-01', '2026-12-04', '2026-12-08']);
    expect(days({ ...counted(3), left_out: ['2026-12-04'] })).toEqual(['2026-12-01', '2026-12-08']);
  });

  it('leaves every day where all weekdays are chosen', () => {
    expect(days({ weekdays: [1, 2, 3, 4, 5, 6, 7] })).toHaveLength(31);
  });
});

describe('a monthly series', () => {
  it('by a day leaves out months that do not have it', () => {
    const on31 = { repeats: 'month-day', month_day: 31, ...counted(4) } as const;
    expect(days(on31)).toEqual(['2026-12-31', '2027-01-31', '2027-03-31', '2027-05-31']);
    expect(days({ ...on31, month_day: 30, first_day: '2027-01-31', ...counted(2) })).toEqual([
      '2027-03-30',
      '2027-04-30',
    ]);
  });

  it('by the last day leaves at the end of each month, of February in leap years as well', () => {
    const last = { repeats: 'month-day', month_day: -1, first_day: '2027-12-31', ...counted(4) } as const;
    expect(days(last)).toEqual(['2027-12-31', '2028-01-31', '2028-02-29', '2028-03-31']);
  });

  it('by 29 February leaves in leap years alone', () => {
    const leap = { repeats: 'month-day', month_day: 29, every: 12, first_day: '2027-02-01' } as const;
    expect(days({ ...leap, last_day: '2030-01-31' })).toEqual(['2028-02-29']);
  });

  it('by a weekday leaves on the second Saturday, or on the last one', () => {
    const saturday = { repeats: 'month-weekday' as const, weekdays: [6], last_day: '2027-02-28' };
    expect(days({ ...saturday, month_week: 2 })).toEqual(['2026-12-12', '2027-01-09', '2027-02-13']);
    expect(days({ ...saturday, month_week: -1 })).toEqual(['2026-12-26', '2027-01-30', '2027-02-27']);
    const friday = { ...saturday, weekdays: [5], first_day: '2027-12-01', last_day: '2027-12-31' };
    expect(days({ ...friday, month_week: -1 })).toEqual(['2027-12-31']);
    expect(days({ ...saturday, month_week: 4 })).toEqual(['2026-12-26', '2027-01-23', '2027-02-27']);
  });

  it('counts every n months from the month of its first day, over the end of a year', () => {
    const second = { repeats: 'month-weekday' as const, weekdays: [6], month_week: 2, every: 3 };
    expect(days({ ...second, ...counted(3) })).toEqual(['2026-12-12', '2027-03-13', '2027-06-12']);
  });

  it('begins with its first day, not with the month of it', () => {
    const first = { repeats: 'month-day', month_day: 10, first_day: '2026-12-11', ...counted(1) } as const;
    expect(days(first)).toEqual(['2027-01-10']);
  });
});

it('leaves several times a day, in the order of the clock, a whole day first', () => {
  const times = ['14:00', '', '09:30'].map((start_time) => ({ start_time, end_time: '' }));
  expect(seriesDepartures(rule({ times, ...counted(2), left_out: ['2026-12-01'] }))).toEqual([
    { start_day: '2026-12-04', start_time: '', end_time: '' },
    { start_day: '2026-12-04', start_time: '09:30', end_time: '' },
    { start_day: '2026-12-04', start_time: '14:00', end_time: '' },
  ]);
});

it('is never worked out beyond three years', () => {
  expect(days({ weekdays: [1, 2, 3, 4, 5, 6, 7], ...counted(2_000) }).at(-1)).toBe('2029-12-01');
});

describe('a series without an end', () => {
  const filled = (until: string, over: Partial<SeriesRule> = {}): string[] =>
    seriesDepartures(rule({ ...open(30), ...over }), until).map(({ start_day }) => start_day);

  it('is filled up to a day, over the end of a year, without the days that are left out', () => {
    const until = horizonFrom('2026-12-05', { horizon_days: 30 });
    expect(until).toBe('2027-01-04');
    expect(filled(until, { first_day: '2026-12-22', left_out: ['2026-12-25'] })).toEqual([
      '2026-12-22',
      '2026-12-29',
      '2027-01-01',
    ]);
  });

  it('gets later days behind those that it had, also after more than three years and over a leap day', () => {
    const before = filled('2028-02-25', { first_day: '2026-12-01', every: 2 });
    const after = filled('2030-03-01', { first_day: '2026-12-01', every: 2 });
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.at(-1)).toBe('2030-02-22');
    expect(filled('2028-02-29', { repeats: 'month-day', month_day: -1 }).at(-1)).toBe('2028-02-29');
  });
});

describe('seriesProblem', () => {
  it('finds none in a series in order', () => {
    expect(problem({})).toBeUndefined();
    expect(problem({ repeats: 'month-day', weekdays: [], month_day: 8 })).toBeUndefined();
    expect(problem(open(14))).toBeUndefined();
    expect(problem({ ...open(540), first_day: '2028-05-05' })).toBeUndefined();
  });

  const daily = { weekdays: [1, 2, 3, 4, 5, 6, 7] };
  const at = (...starts: string[]) => ({ times: starts.map((start_time) => ({ start_time, end_time: '' })) });
  it.each([
    ['no weekday', { weekdays: [] }, 'series_weekdays', 'weekdays'],
    ['a first day in the past', { first_day: '2026-11-28' }, 'departure_day_range', 'first_day'],
    ['a first day years ahead', { first_day: '2029-11-29' }, 'departure_day_range', 'first_day'],
    ['no end', { last_day: '' }, 'series_end', 'last_day'],
    ['two ends', { count: 3 }, 'series_end', 'last_day'],
    ['an end and none', { horizon_days: 180 }, 'series_end', 'last_day'],
    ['too few days ahead', open(13), 'series_horizon', 'horizon_days'],
    ['too many days ahead', open(541), 'series_horizon', 'horizon_days'],
    [
      'a first day beyond the days ahead',
      { ...open(14), first_day: '2026-12-15' },
      'series_empty',
      'horizon_days',
    ],
    [
      'a day left out beyond the days ahead',
      { ...open(30), left_out: ['2026-12-29'] },
      'series_left_out',
      'left_out.0',
    ],
    [
      'more than 2,000 in the days ahead, however few there are at first',
      { ...daily, ...open(540), ...at('08:00', '09:00', '10:00', '11:00'), first_day: '2028-05-01' },
      'series_most',
      'horizon_days',
    ],
    ['an end before its start', { last_day: '2026-11-30' }, 'day_order', 'last_day'],
    ['an end years ahead', { last_day: '2029-11-29' }, 'series_too_far', 'last_day'],
    ['more days than there are', { every: 12, ...counted(60) }, 'series_too_far', 'count'],
    [
      'a last day that may not be added',
      { ...daily, first_day: '2029-11-28', ...counted(2) },
      'series_too_far',
      'count',
    ],
    ['two starts at one time', at('09:00', '14:00', '09:00'), 'series_time_twice', 'times.2.start_time'],
    ['two whole days', at('', ''), 'series_time_twice', 'times.1.start_time'],
    [
      'a day left out that is none',
      { left_out: ['2026-12-04', '2026-12-05'] },
      'series_left_out',
      'left_out.1',
    ],
    ['a day left out after the end', { left_out: ['2027-01-01'] }, 'series_left_out', 'left_out.0'],
    ['no day between its ends', { last_day: '2026-12-01', weekdays: [5] }, 'series_empty', 'last_day'],
    [
      'every day left out',
      { last_day: '2026-12-04', left_out: ['2026-12-01', '2026-12-04'] },
      'series_empty',
      'left_out',
    ],
    [
      'more than 2,000',
      {
        ...daily,
        first_day: '2026-11-29',
        last_day: '2028-08-25',
        ...at('08:00', '09:00', '10:00', '11:00'),
      },
      'series_most',
      'last_day',
    ],
  ])('tells of %s, with its field', (_, over, error, field) => {
    expect(problem(over)).toMatchObject({ error, field });
  });

  it('takes 2,000 departures, not one more', () => {
    const four = { ...daily, ...at('08:00', '09:00', '10:00', '11:00') };
    expect(problem({ ...four, ...counted(500) })).toBeUndefined();
    expect(problem({ ...four, ...counted(501) })).toMatchObject({
      error: 'series_most',
      field: 'count',
      params: { count: 2_004, most: 2_000 },
    });
  });
});
