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
  /** The desk has changed its rule: earlier departures are as they were by the one before. */
  readonly changed_from?: string | undefined;
}

/** The departures that a series has to have by now; later ones come behind those that there were (CATALOG-20). */
export const filledDepartures = ({
  rule,
  filled_until,
  ended_from,
  changed_from = '',
}: FilledSeries): SeriesDeparture[] => {
  const last = ended_from && addDays(ended_from, -1);
  const until = last && filled_until && last < filled_until ? last : filled_until;
  return seriesDepartures(rule, until).filter(({ start_day }) => start_day >= changed_from);
};

/** Whether a series without an end was ended, and has all departures before that day (CATALOG-20). */
export const isFilledToEnd = ({
  filled_until = '',
  ended_from,
}: Pick<FilledSeries, 'filled_until' | 'ended_from'>): boolean =>
  ended_from !== undefined && filled_until >= addDays(ended_from, -1);
