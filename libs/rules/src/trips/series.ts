import type { SeriesRule } from '@narae/contracts';
import {
  DEPARTURE_YEARS,
  LAST_OF_MONTH,
  LEAST_HORIZON_DAYS,
  MOST_HORIZON_DAYS,
  MOST_SERIES_DEPARTURES,
} from '@narae/contracts/departure-limits';
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
    | 'series_horizon'
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

/** Whether a series goes on without an end, its departures some days ahead (CATALOG-20). */
export const isOpenEnded = ({ horizon_days = 0 }: Pick<SeriesRule, 'horizon_days'>): boolean =>
  horizon_days > 0;

/** The day up to which a series without an end has its departures (CATALOG-20). @param today YYYY-MM-DD in Asia/Seoul */
export const horizonFrom = (today: string, { horizon_days = 0 }: Pick<SeriesRule, 'horizon_days'>): string =>
  addDays(today, horizon_days);

/** A series that ends is never looked at beyond this day: the latest one on which a departure may be added lies before it. */
const lastDayOf = ({ first_day, last_day }: SeriesRule): string => {
  const latest = addMonths(first_day, 12 * DEPARTURE_YEARS);
  return last_day === '' || last_day > latest ? latest : last_day;
};

/** Days of a series with those left out. */
const patternOf = (rule: SeriesRule, until = lastDayOf(rule)): string[] => {
  const { first_day, count } = rule;
  const first = factsOf(first_day);
  const days: string[] = [];
  for (let day = first_day; day <= until; day = addDays(day, 1)) {
    if (count > 0 && days.length === count) break;
    if (matches[rule.repeats](factsOf(day), rule, first)) days.push(day);
  }
  return days;
};

const byStart = (a: SeriesDeparture, b: SeriesDeparture): number => a.start_time.localeCompare(b.start_time);

/**
 * The departures of a series by day and time; three years from its first day at most (CATALOG-20).
 * @param until the last day that is looked at, YYYY-MM-DD; of a series without an end the day up to which it is filled
 */
export const seriesDepartures = (rule: SeriesRule, until?: string): SeriesDeparture[] => {
  const leftOut = new Set(rule.left_out);
  const times = rule.times.map(({ start_time, end_time }) => ({ start_time, end_time }));
  return patternOf(rule, until)
    .filter((day) => !leftOut.has(day))
    .flatMap((start_day) => times.map((time) => ({ start_day, ...time })).toSorted(byStart));
};

/** Where a series ends too late: at its last day, its number of days, or the days ahead that it is filled. */
const endField = (rule: SeriesRule): string => {
  if (isOpenEnded(rule)) return 'horizon_days';
  return rule.last_day === '' ? 'count' : 'last_day';
};

/** The last day of the departures that are added at first. @param from tomorrow */
const firstUntil = (rule: SeriesRule, { from }: DayRange): string | undefined =>
  isOpenEnded(rule) ? horizonFrom(addDays(from, -1), rule) : undefined;

/** Departures that are added at once: of a series without an end at most those of its days ahead, whenever it begins. */
const countOf = (rule: SeriesRule): number =>
  seriesDepartures(rule, isOpenEnded(rule) ? horizonFrom(rule.first_day, rule) : undefined).length;

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
  (rule) => {
    const ends = [rule.last_day !== '', rule.count > 0, isOpenEnded(rule)].filter(Boolean);
    return ends.length !== 1 && { error: 'series_end', field: 'last_day' };
  },
  ({ horizon_days = 0 }) => {
    const [least, most] = [LEAST_HORIZON_DAYS, MOST_HORIZON_DAYS];
    const isOutside = horizon_days > 0 && (horizon_days < least || horizon_days > most);
    return isOutside && { error: 'series_horizon', field: 'horizon_days', params: { least, most } };
  },
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
  (rule, range) => {
    const days = new Set(patternOf(rule, firstUntil(rule, range)));
    const at = rule.left_out.findIndex((day) => !days.has(day));
    return (
      at >= 0 && { error: 'series_left_out', field: `left_out.${at}`, params: { day: rule.left_out[at]! } }
    );
  },
  (rule, range) => {
    const field = rule.left_out.length > 0 ? 'left_out' : endField(rule);
    return seriesDepartures(rule, firstUntil(rule, range)).length === 0 && { error: 'series_empty', field };
  },
  (rule) => {
    const count = countOf(rule);
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
