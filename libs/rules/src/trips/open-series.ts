import type { SeriesRule } from '@narae/contracts';
import { addDays } from '../dates/seoul-day.ts';
import { seriesDepartures, type SeriesDeparture } from './series.ts';

/** How far a series is filled; all days YYYY-MM-DD in Asia/Seoul. */
export interface FilledSeries {
  readonly rule: SeriesRule;
  /** Absent where the series ends by itself. */
  readonly filled_until?: string | undefined;
  /** The desk has ended it: nothing is added from this day on. */
  readonly ended_from?: string | undefined;
}

/** The departures that a series has to have by now; later ones come behind those that there were (CATALOG-20). */
export const filledDepartures = ({ rule, filled_until, ended_from }: FilledSeries): SeriesDeparture[] => {
  if (filled_until === undefined || ended_from === undefined) return seriesDepartures(rule, filled_until);
  const last = addDays(ended_from, -1);
  return seriesDepartures(rule, filled_until < last ? filled_until : last);
};

/** Whether a series without an end was ended, and has all departures before that day (CATALOG-20). */
export const isFilledToEnd = ({ filled_until = '', ended_from }: FilledSeries): boolean =>
  ended_from !== undefined && filled_until >= addDays(ended_from, -1);
