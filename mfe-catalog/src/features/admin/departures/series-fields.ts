import type { CopiedDeparture, SeriesRule } from '@narae/contracts';
import {
  LEAST_HORIZON_DAYS,
  MOST_HORIZON_DAYS,
  MOST_LEFT_OUT,
  USUAL_HORIZON_DAYS,
} from '@narae/contracts/departure-limits';
import { addDays, horizonFrom, isCalendarDay, isOpenEnded, seriesProblem } from '@narae/rules';
import { firstSizes, listIn, numbersIn, sizesProblem, type DepartureValues } from './departure-fields.ts';

export const weekdayNumbers = [1, 2, 3, 4, 5, 6, 7] as const;

export const timeField = (index: number, field: 'start_time' | 'end_time'): string =>
  `times.${index}.${field}`;

/** The server names the place of a day that is left out; the form has one field for all. */
export const seriesServerFields: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from({ length: MOST_LEFT_OUT }, (_, at) => [`left_out.${at}`, 'left_out']),
);

/** How a series ends: on a day, after a number of days, or not at all. */
export const seriesEnds = ['last_day', 'count', 'horizon_days'] as const;
type SeriesEnd = (typeof seriesEnds)[number];

const endOf = (values: DepartureValues): SeriesEnd =>
  seriesEnds.find((end) => end === values['ends']) ?? 'last_day';

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
  horizon_days: String(USUAL_HORIZON_DAYS),
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
  const end = endOf(values);
  return {
    repeats: values['repeats'] as SeriesRule['repeats'],
    every: Number(values['every']),
    weekdays: numbersIn(values['weekdays']).toSorted(),
    month_day: Number(values['month_day']),
    month_week: Number(values['month_week']),
    first_day: values['first_day'] ?? '',
    last_day: end === 'last_day' ? (values['last_day'] ?? '') : '',
    count: end === 'count' ? Number(values['count']) : 0,
    ...(end === 'horizon_days' && { horizon_days: Number(values['horizon_days']) }),
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

/** The day up to which a series without an end is filled at first; undefined where it ends. */
export const filledAtFirst = (
  rule: SeriesRule,
  { from }: Pick<CopiedDeparture, 'from'>,
): string | undefined => (isOpenEnded(rule) ? horizonFrom(addDays(from, -1), rule) : undefined);

/** The end that is typed, where it is none. */
export const endTypedProblem = (values: DepartureValues) => {
  const ends = endOf(values);
  if (ends === 'last_day' && values['last_day'] !== '' && !isCalendarDay(values['last_day'] ?? ''))
    return { error: 'day_invalid', field: 'last_day' } as const;
  if (ends === 'count' && !/^[1-9]\d{0,3}$/.test(values['count'] ?? ''))
    return { error: 'series_end', field: 'count' } as const;
  if (ends === 'horizon_days' && !/^[1-9]\d{0,3}$/.test(values['horizon_days'] ?? '')) {
    const params = { least: LEAST_HORIZON_DAYS, most: MOST_HORIZON_DAYS };
    return { error: 'series_horizon', field: 'horizon_days', params } as const;
  }
  return null;
};

/** The first thing that is not typed as it has to be. */
export const seriesTypedProblem = (values: DepartureValues, { from, to, sizes }: CopiedDeparture) => {
  if (!isCalendarDay(values['first_day'] ?? '')) return { error: 'day_invalid', field: 'first_day' } as const;
  const end = endTypedProblem(values);
  if (end) return end;
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
