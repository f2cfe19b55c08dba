import type { SeriesRule } from '@narae/contracts';
import { LAST_OF_MONTH } from '@narae/contracts/departure-limits';
import { LANGUAGES, useFormat, useLocale, useT } from '@narae/shell-sdk';
import { weekdayNumbers } from './series-fields.ts';

/** What a series means, in a sentence (CATALOG-20). */
export function useSeriesText() {
  const t = useT('catalogAdmin');
  const format = useFormat();
  const { lanTp } = useLocale();
  // Korean writes days and times with commas; the engines' "및" reads like a contract.
  const listed = (items: readonly string[]): string =>
    lanTp === 'KOR'
      ? items.join(', ')
      : new Intl.ListFormat(LANGUAGES[lanTp].tag, { type: 'conjunction' }).format(items);
  const weekday = (day: number): string => t(`series_weekday_${day as 1}`);
  const monthDay = (day: number): string =>
    day === LAST_OF_MONTH ? t('series_last_day') : t('series_nth_day', { day });
  const monthWeek = (week: number): string =>
    week === LAST_OF_MONTH ? t('series_week_last') : t(`series_week_${week as 1}`);

  const weekly = ({ every, weekdays }: SeriesRule): string => {
    if (every === 1 && weekdays.length === weekdayNumbers.length) return t('series_daily');
    const days = listed(weekdays.map(weekday));
    return every === 1 ? t('series_weekly', { days }) : t('series_weeks', { every, days });
  };
  const onMonthDay = ({ every, month_day }: SeriesRule): string => {
    const day = monthDay(month_day);
    return every === 1 ? t('series_monthly_day', { day }) : t('series_months_day', { every, day });
  };
  const onMonthWeekday = ({ every, month_week, weekdays }: SeriesRule): string => {
    const on = { week: monthWeek(month_week), days: listed(weekdays.map(weekday)) };
    return every === 1 ? t('series_monthly_week', on) : t('series_months_week', { ...on, every });
  };
  const patterns = { weekly, 'month-day': onMonthDay, 'month-weekday': onMonthWeekday } as const;

  const whenOf = (rule: SeriesRule): string => {
    const pattern = patterns[rule.repeats](rule);
    const starts = rule.times.map(({ start_time }) => start_time).filter(Boolean);
    return starts.length > 0 ? t('series_at', { when: pattern, times: listed(starts.toSorted()) }) : pattern;
  };
  /** @param last its last day, YYYY-MM-DD @param count of its departures */
  const sentence = (rule: SeriesRule, last: string, count: number): string =>
    t('series_until', {
      when: whenOf(rule),
      day: format.date(last),
      departures: t('series_departures', { count }),
    });
  /** Of one without an end. @param until the day up to which it is filled, YYYY-MM-DD */
  const openSentence = (rule: SeriesRule, until: string): string =>
    t('series_open', { when: whenOf(rule), day: format.date(until) });
  return { weekday, monthDay, monthWeek, sentence, openSentence };
}
