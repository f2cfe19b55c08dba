import type { SeriesRule } from '@narae/contracts';
import { DEPARTURE_YEARS, LAST_OF_MONTH, MOST_SERIES_DEPARTURES } from '@narae/contracts/departure-limits';
import { addMonths } from '../dates/calendar-day.ts';
import { addDays, daysBetween } from '../dates/seoul-day.ts';
import { A_MONDAY, weekdayOf } from './weekday.ts';

/** A departure of a series: a day and its times in Asia/Seoul, empty for a whole day. */
export interface SeriesDeparture {
  /** YYYY-MM-DD. */
  readonly start_day: string;
  /** HH:mm. */
  readonly start_time: string;
  readonly end_time: string;
}

export interface SeriesProblem {
  readonly error:
    | 'departure_day_range'
    | 'day_order'
    | 'series_weekdays'
    | 'series_end'
    | 'series_too_far'
    | 'series_time_twice'
    | 'series_left_out'
    | 'series_empty'
    | 'series_most';
  /** As the rule names it. */
  readonly field: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** Days on which a departure may leave, both included; YYYY-MM-DD. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

interface CalendarFacts {
  readonly week: number;
  /** 1 Monday to 7 Sunday. */
  readonly weekday: number;
  readonly month: number;
  readonly dayOfMonth: number;
  readonly daysInMonth: number;
}

const factsOf = (ymd: string): CalendarFacts => {
  const week = Math.floor(daysBetween(A_MONDAY, ymd) / 7);
  const [year = 0, month = 0, dayOfMonth = 0] = ymd.split('-').map(Number);
  const daysInMonth = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return { week, weekday: weekdayOf(ymd), month: 12 * year + month, dayOfMonth, daysInMonth };
};

type Matches = (day: CalendarFacts, rule: SeriesRule, first: CalendarFacts) => boolean;

const inMonth: Matches = (day, { every }, first) => (day.month - first.month) % every === 0;

const onWeekday: Matches = ({ weekday }, { weekdays }) => weekdays.includes(weekday);

const matches: Readonly<Record<SeriesRule['repeats'], Matches>> = {
  weekly: (day, rule, first) => onWeekday(day, rule, first) && (day.week - first.week) % rule.every === 0,
  'month-day': (day, rule, first) =>
    inMonth(day, rule, first) &&
    day.dayOfMonth === (rule.month_day === LAST_OF_MONTH ? day.daysInMonth : rule.month_day),
  'month-weekday': (day, rule, first) =>
    inMonth(day, rule, first) &&
    onWeekday(day, rule, first) &&
    (rule.month_week === LAST_OF_MONTH
      ? day.dayOfMonth + 7 > day.daysInMonth
      : Math.ceil(day.dayOfMonth / 7) === rule.month_week),
};

/** No series is looked at beyond this day: the latest one on which a departure may be added lies before it. */
const horizonOf = (first_day: string): string => addMonths(first_day, 12 * DEPARTURE_YEARS);

/** Days of a series with those left out. */
const patternOf = (rule: SeriesRule): string[] => {
  const { first_day, last_day, count } = rule;
  const horizon = horizonOf(first_day);
  const until = last_day === '' || last_day > horizon ? horizon : last_day;
  const first = factsOf(first_day);
  const days: string[] = [];
  for (let day = first_day; day <= until; day = addDays(day, 1)) {
    if (count > 0 && days.length === count) break;
    if (matches[rule.repeats](factsOf(day), rule, first)) days.push(day);
  }
  return days;
};

const byStart = (a: SeriesDeparture, b: SeriesDeparture): number => a.start_time.localeCompare(b.start_time);

/** The departures of a series by day and time; three years from its first day at most (CATALOG-20). */
export const seriesDepartures = (rule: SeriesRule): SeriesDeparture[] => {
  const leftOut = new Set(rule.left_out);
  const times = rule.times.map(({ start_time, end_time }) => ({ start_time, end_time }));
  return patternOf(rule)
    .filter((day) => !leftOut.has(day))
    .flatMap((start_day) => times.map((time) => ({ start_day, ...time })).toSorted(byStart));
};

/** Where a series ends too late: at its last day, or at its number of days. */
const endField = ({ last_day }: SeriesRule): string => (last_day === '' ? 'count' : 'last_day');

type Check = (rule: SeriesRule, range: DayRange) => SeriesProblem | undefined | false;

/** In the order of the form: the first one is told. */
const checks: readonly Check[] = [
  ({ repeats, weekdays }) =>
    repeats !== 'month-day' && weekdays.length === 0 && { error: 'series_weekdays', field: 'weekdays' },
  ({ first_day }, { from, to }) =>
    (first_day < from || first_day > to) && {
      error: 'departure_day_range',
      field: 'first_day',
      params: { from, to },
    },
  ({ last_day, count }) => (last_day === '') === (count === 0) && { error: 'series_end', field: 'last_day' },
  ({ first_day, last_day }) =>
    last_day !== '' && last_day < first_day && { error: 'day_order', field: 'last_day' },
  ({ last_day }, { to }) => last_day > to && { error: 'series_too_far', field: 'last_day', params: { to } },
  ({ times }) => {
    const at = times.findIndex(({ start_time }, index) =>
      times.slice(0, index).some((earlier) => earlier.start_time === start_time),
    );
    return at > 0 && { error: 'series_time_twice', field: `times.${at}.start_time` };
  },
  (rule, { to }) => {
    const days = patternOf(rule);
    const isTooFar = rule.count > 0 && (days.length < rule.count || days.some((day) => day > to));
    return isTooFar && { error: 'series_too_far', field: 'count', params: { to } };
  },
  (rule) => {
    const days = new Set(patternOf(rule));
    const at = rule.left_out.findIndex((day) => !days.has(day));
    return (
      at >= 0 && { error: 'series_left_out', field: `left_out.${at}`, params: { day: rule.left_out[at]! } }
    );
  },
  (rule) => {
    const field = rule.left_out.length > 0 ? 'left_out' : endField(rule);
    return seriesDepartures(rule).length === 0 && { error: 'series_empty', field };
  },
  (rule) => {
    const count = seriesDepartures(rule).length;
    const params = { count, most: MOST_SERIES_DEPARTURES };
    return count > MOST_SERIES_DEPARTURES && { error: 'series_most', field: endField(rule), params };
  },
];

/** What keeps a series from being added (CATALOG-20). @param range of `first_day` and of every departure */
export const seriesProblem = (rule: SeriesRule, range: DayRange): SeriesProblem | undefined => {
  for (const check of checks) {
    const problem = check(rule, range);
    if (problem) return problem;
  }
  return undefined;
};
