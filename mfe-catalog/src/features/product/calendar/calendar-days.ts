import type { TripDeparture } from '@narae/contracts';
import { addDays, addMonths } from '@narae/rules';

/** Days are YYYY-MM-DD and months YYYY-MM, in Asia/Seoul. */
export const monthOf = (day: string): string => day.slice(0, 7);

const daysIn = (month: string): number => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
};

const dayOf = (month: string, day: number): string => `${month}-${String(day).padStart(2, '0')}`;

export const lastDayOf = (month: string): string => dayOf(month, daysIn(month));

/** As `Date` counts them: 0 is Sunday. */
export type Weekday = 0 | 1;

/** Days since the beginning of the week. */
const intoWeek = (day: string, first: Weekday): number =>
  (new Date(`${day}T00:00:00Z`).getUTCDay() - first + 7) % 7;

/** The weeks of a month; null for days of its neighbours. */
export const weeksOf = (month: string, first: Weekday): (string | null)[][] => {
  const before = intoWeek(dayOf(month, 1), first);
  const days = daysIn(month);
  return Array.from({ length: Math.ceil((before + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => {
      const day = week * 7 + weekday - before + 1;
      return day >= 1 && day <= days ? dayOf(month, day) : null;
    }),
  );
};

/** Where a key leads from a day, as in the date grids of the ARIA Authoring Practices Guide; undefined for other keys. */
export const dayAfterKey = (key: string, day: string, first: Weekday): string | undefined => {
  const into = intoWeek(day, first);
  const moves: Readonly<Record<string, string>> = {
    ArrowLeft: addDays(day, -1),
    ArrowRight: addDays(day, 1),
    ArrowUp: addDays(day, -7),
    ArrowDown: addDays(day, 7),
    Home: addDays(day, -into),
    End: addDays(day, 6 - into),
    PageUp: addMonths(day, -1),
    PageDown: addMonths(day, 1),
  };
  return Object.hasOwn(moves, key) ? moves[key] : undefined;
};

export interface ClosedPeriod {
  readonly first: string;
  readonly last: string;
  readonly text: string;
}

/** Departures one after the other that are closed for the same reason, from the first to the last (CATALOG-22). @param rows by day */
export const closedPeriodsOf = (
  rows: readonly Pick<TripDeparture, 'ymd_format' | 'closed_text'>[],
): ClosedPeriod[] => {
  const periods: ClosedPeriod[] = [];
  let before: string | undefined;
  for (const { ymd_format: last, closed_text: text } of rows) {
    const going = text === before ? periods.at(-1) : undefined;
    before = text;
    if (text === undefined) continue;
    if (going) periods.pop();
    periods.push({ first: going?.first ?? last, last, text });
  }
  return periods;
};
