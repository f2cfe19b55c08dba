import type { CopiedDeparture, SeriesRule } from '@narae/contracts';
import { MOST_LEFT_OUT } from '@narae/contracts/departure-limits';
import { isCalendarDay, seriesProblem } from '@narae/rules';
import { firstSizes, listIn, numbersIn, sizesProblem, type DepartureValues } from './departure-fields.ts';

export const weekdayNumbers = [1, 2, 3, 4, 5, 6, 7] as const;

export const timeField = (index: number, field: 'start_time' | 'end_time'): string =>
  `times.${index}.${field}`;

/** The server names the place of a day that is left out; the form has one field for all. */
export const seriesServerFields: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from({ length: MOST_LEFT_OUT }, (_, at) => [`left_out.${at}`, 'left_out']),
);

/** A series every week at the time of the departure that is copied; its days are open. Lists are parted by commas. */
export const firstSeries = ({ start_time = '', end_time = '', sizes }: CopiedDeparture): DepartureValues => ({
  repeats: 'weekly',
  every: '1',
  weekdays: '',
  month_day: '1',
  month_week: '1',
  first_day: '',
  ends: 'last_day',
  last_day: '',
  count: '10',
  starts: '1',
  [timeField(0, 'start_time')]: start_time,
  [timeField(0, 'end_time')]: end_time,
  left_out: '',
  progress_yn: 'Y',
  ...firstSizes({ sizes }),
});

export const startsOf = (values: DepartureValues): number => Number(values['starts']);

/** The rule that is typed. */
export const ruleOf = (values: DepartureValues): SeriesRule => {
  const byCount = values['ends'] === 'count';
  return {
    repeats: values['repeats'] as SeriesRule['repeats'],
    every: Number(values['every']),
    weekdays: numbersIn(values['weekdays']).toSorted(),
    month_day: Number(values['month_day']),
    month_week: Number(values['month_week']),
    first_day: values['first_day'] ?? '',
    last_day: byCount ? '' : (values['last_day'] ?? ''),
    count: byCount ? Number(values['count']) : 0,
    times: Array.from({ length: startsOf(values) }, (_, at) => ({
      start_time: values[timeField(at, 'start_time')] ?? '',
      end_time: values[timeField(at, 'end_time')] ?? '',
    })),
    left_out: listIn(values['left_out']).toSorted(),
  };
};

/** What of the form decides which days are previewed: all but the days that are left out, prices and seats. */
export const patternOf = (values: DepartureValues): string =>
  JSON.stringify({ ...ruleOf(values), left_out: [] });

/** The first thing that is not typed as it has to be. */
export const seriesTypedProblem = (values: DepartureValues, { from, to, sizes }: CopiedDeparture) => {
  const ends = values['ends'] === 'count' ? 'count' : 'last_day';
  if (!isCalendarDay(values['first_day'] ?? '')) return { error: 'day_invalid', field: 'first_day' } as const;
  if (ends === 'last_day' && values['last_day'] !== '' && !isCalendarDay(values['last_day'] ?? ''))
    return { error: 'day_invalid', field: 'last_day' } as const;
  if (ends === 'count' && !/^[1-9]\d{0,3}$/.test(values['count'] ?? ''))
    return { error: 'series_end', field: 'count' } as const;
  const problem = seriesProblem(ruleOf(values), { from, to });
  if (problem) return { ...problem, field: seriesServerFields[problem.field] ?? problem.field };
  return sizesProblem(values, sizes);
};

/** One start fewer: those behind it move up. */
export const withoutStart = (values: DepartureValues, index: number): DepartureValues => {
  const last = startsOf(values) - 1;
  const moved = Array.from({ length: last - index }, (_, at) =>
    (['start_time', 'end_time'] as const).map((field) => [
      timeField(index + at, field),
      values[timeField(index + at + 1, field)] ?? '',
    ]),
  );
  return { ...Object.fromEntries(moved.flat()), starts: String(last) };
};
