import { daysBetween } from '../dates/seoul-day.ts';

/** A Monday; weeks are counted from it. */
export const A_MONDAY = '2024-01-01';

/** 1 Monday to 7 Sunday. @param ymd YYYY-MM-DD */
export const weekdayOf = (ymd: string): number => {
  const days = daysBetween(A_MONDAY, ymd);
  return days - 7 * Math.floor(days / 7) + 1;
};
