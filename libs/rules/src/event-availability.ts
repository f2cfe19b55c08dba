import type { EventState } from '@narae/contracts';

/**
 * Where an event stands: people apply from its first to its last day, both included, while places remain and its organiser
 * has not closed it early (EVENT-3). Days are of one kind: all YYYY-MM-DD, or all numbers YYYYMMDD; in Asia/Seoul.
 */
export const eventState = <Day extends string | number>(
  event: {
    readonly start_day: Day;
    readonly end_day: Day;
    readonly personnel_cnt: number;
    readonly closed: boolean;
  },
  today: Day,
): EventState => {
  if (today > event.end_day) return 'ended';
  if (event.closed) return 'closed';
  if (event.personnel_cnt < 1) return 'full';
  return today < event.start_day ? 'not-begun' : 'open';
};

/** A day YYYY-MM-DD as the number YYYYMMDD (EVENT-3). */
export const numericDay = (day: string): number => Number(day.replaceAll('-', ''));

/** The number YYYYMMDD as the day YYYY-MM-DD (EVENT-3). */
export const dayOf = (numeric: number): string =>
  String(numeric).replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
