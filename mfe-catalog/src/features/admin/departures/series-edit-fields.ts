import type { DeskSeries, SeriesEdit } from '@narae/contracts';
import { USUAL_HORIZON_DAYS } from '@narae/contracts/departure-limits';
import { addDays, isCalendarDay, isOpenEnded } from '@narae/rules';
import type { DepartureValues } from './departure-fields.ts';
import { endTypedProblem, ruleOf, timeField } from './series-fields.ts';

/** Which departures are changed: all that are not sold yet, or those from a day on. */
export const editScopes = ['all', 'following'] as const;

const endIn = ({ rule }: DeskSeries): string => {
  if (isOpenEnded(rule)) return 'horizon_days';
  return rule.last_day === '' ? 'count' : 'last_day';
};

/** The form of a change begins with the rule as it is. */
export const firstEdit = (series: DeskSeries): DepartureValues => {
  const { rule } = series;
  return {
    repeats: rule.repeats,
    every: String(rule.every),
    month_day: String(rule.month_day),
    month_week: String(rule.month_week),
    first_day: rule.first_day,
    left_out: '',
    scope: 'all',
    from_day: '',
    weekdays: rule.weekdays.join(','),
    ends: endIn(series),
    last_day: rule.last_day,
    count: String(rule.count || 10),
    horizon_days: String(rule.horizon_days ?? USUAL_HORIZON_DAYS),
    starts: String(rule.times.length),
    ...Object.fromEntries(
      rule.times.flatMap(({ start_time, end_time }, at) => [
        [timeField(at, 'start_time'), start_time],
        [timeField(at, 'end_time'), end_time],
      ]),
    ),
  };
};

/** What is sent. @param today YYYY-MM-DD in Asia/Seoul */
export const editOf = (values: DepartureValues, series_id: string, today: string): SeriesEdit => {
  const { weekdays, times, last_day, count, horizon_days } = ruleOf(values);
  const from_day = values['scope'] === 'following' ? (values['from_day'] ?? '') : addDays(today, 1);
  return {
    series_id,
    from_day,
    weekdays,
    times,
    last_day,
    count,
    ...(horizon_days !== undefined && { horizon_days }),
  };
};

/** The first thing that is not typed as it has to be; everything else is the server's to judge. */
export const editTypedProblem = (values: DepartureValues) => {
  if (values['scope'] === 'following' && !isCalendarDay(values['from_day'] ?? ''))
    return { error: 'day_invalid', field: 'from_day' } as const;
  if (values['repeats'] !== 'month-day' && values['weekdays'] === '')
    return { error: 'series_weekdays', field: 'weekdays' } as const;
  return endTypedProblem(values);
};
