import { closedPeriodsOf, dayAfterKey, lastDayOf, weeksOf } from './calendar-days.ts';

describe('the weeks of a month', () => {
  it('begin on Sunday or Monday and leave out days of other months', () => {
    const sundays = weeksOf('2026-12', 0);
    expect(sundays[0]).toEqual([
      null,
      null,
      ...['01', '02', '03', '04', '05'].map((day) => `2026-12-${day}`),
    ]);
    expect(sundays.at(-1)).toEqual([
      ...['27', '28', '29', '30', '31'].map((day) => `2026-12-${day}`),
      null,
      null,
    ]);
    expect(weeksOf('2026-12', 1)[0]?.indexOf('2026-12-01')).toBe(1);
  });

  it('are four where the month fills them', () => {
    expect(weeksOf('2026-02', 0)).toHaveLength(4);
    expect(weeksOf('2026-02', 1)).toHaveLength(5);
  });
});

it('a month ends with its last day', () => {
  expect(lastDayOf('2026-12')).toBe('2026-12-31');
  expect(lastDayOf('2028-02')).toBe('2028-02-29');
});

it.each([
  ['ArrowLeft', '2026-11-30'],
  ['ArrowRight', '2026-12-02'],
  ['ArrowUp', '2026-11-24'],
  ['ArrowDown', '2026-12-08'],
  ['Home', '2026-11-29'],
  ['End', '2026-12-05'],
  ['PageUp', '2026-11-01'],
  ['PageDown', '2027-01-01'],
  ['a', undefined],
  ['toString', undefined],
])('%s leads from Tuesday, December 1 to %s', (key, day) => {
  expect(dayAfterKey(key, '2026-12-01', 0)).toBe(day);
});

it('the week of Home and End begins as the language’s does', () => {
  expect([dayAfterKey('Home', '2026-12-06', 1), dayAfterKey('End', '2026-12-06', 1)]).toEqual([
    '2026-11-30',
    '2026-12-06',
  ]);
});

it('closed days are told from the first to the last departure that they close', () => {
  const on = (day: number, closed_text?: string) => ({
    ymd_format: `2027-02-0${day}`,
    ...(closed_text !== undefined && { closed_text }),
  });
  expect(closedPeriodsOf([on(1), on(2), on(3)])).toEqual([]);
  expect(
    closedPeriodsOf([on(1, 'Moon'), on(2, 'Moon'), on(2, 'Moon'), on(4, 'Sun'), on(5), on(6), on(7, 'Sun')]),
  ).toEqual([
    { first: '2027-02-01', last: '2027-02-02', text: 'Moon' },
    { first: '2027-02-04', last: '2027-02-04', text: 'Sun' },
    { first: '2027-02-07', last: '2027-02-07', text: 'Sun' },
  ]);
});
