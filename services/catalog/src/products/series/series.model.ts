import type {
  DepartureSize,
  SeriesEditLeft,
  SeriesEditRow,
  SeriesFailure,
  SeriesRule,
} from '@narae/contracts';
import {
  moment,
  number,
  optional,
  plainData,
  storedModel,
  type StoredOf,
  text,
  textGiven,
} from '@narae/service-kit';
import { jobFields, jobIndexes } from '../jobs/job.model.ts';

/** The last change of a series' rule, with the departures that it changes and how far it is. */
export interface StoredSeriesEdit {
  /** Equal for repeats of the request that asked for it. */
  readonly made_with: string;
  readonly by: string;
  readonly from_day: string;
  readonly rows: readonly Omit<SeriesEditRow, 'stays'>[];
  readonly total: number;
  /** Rows done, in their order. */
  readonly done: number;
  /** Rows that were done and not changed, and why. */
  readonly left: readonly SeriesEditLeft[];
}

const series = {
  /** Its departure is the one that is copied: one of its sizes. */
  ...jobFields,
  series_id: text({ unique: true }),
  rule: plainData<SeriesRule>(),
  progress_yn: text<'Y' | 'W'>(),
  sizes: plainData<DepartureSize[]>(),
  /** Of those done: added, and there already. */
  added: number(),
  existing: number(),
  failed: plainData<SeriesFailure[]>(),
  /** Ended before all were done: the departure that is copied is not published any more, or has other sizes. */
  stopped: optional(text<'source'>()),
  /**
   * Of one without an end: the day up to which its departures are added, which only grows, so that one that the desk took back
   * is not added again; when that was done last; the day in Asia/Seoul on which it is looked at next, absent once it has ended.
   */
  filled_until: optional(text()),
  filled_at: optional(moment()),
  extend_on: optional(text()),
  /** The desk has ended it: nothing is added from this day on. */
  ended_from: optional(text()),
  /** The day from which its rule holds since it was changed; what is counted begins there. */
  changed_from: optional(text()),
  edit: optional(plainData<StoredSeriesEdit>()),
};

/** A series of departures and how far it is (CATALOG-20). Which departures it has follows from its rule. */
export type StoredSeries = StoredOf<typeof series>;

export const seriesModel = storedModel('Series', 'departure_series', series, ...jobIndexes, [
  { extend_on: 1 },
  { name: 'extend_on_given', partialFilterExpression: { extend_on: textGiven } },
]);
