import type { DepartureSize, SeriesFailure, SeriesRule } from '@narae/contracts';
import { number, optional, plainData, storedModel, type StoredOf, text } from '@narae/service-kit';
import { jobFields, jobIndexes } from '../jobs/job.model.ts';

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
};

/** A series of departures and how far it is (CATALOG-20). Which departures it has follows from its rule. */
export type StoredSeries = StoredOf<typeof series>;

export const seriesModel = storedModel('Series', 'departure_series', series, ...jobIndexes);
