import type { DepartureSize, SeriesFailure, SeriesRule } from '@narae/contracts';
import {
  moment,
  number,
  optional,
  orNull,
  plainData,
  storedAudit,
  storedModel,
  type StoredOf,
  text,
} from '@narae/service-kit';

const series = {
  series_id: text({ unique: true }),
  /** Equal for repeats of the request that added it. */
  made_with: text({ unique: true }),
  trip_id: text(),
  /** The departure that is copied: one of its sizes. */
  prod_id: text(),
  rule: plainData<SeriesRule>(),
  progress_yn: text<'Y' | 'W'>(),
  sizes: plainData<DepartureSize[]>(),
  asked_by: text(),
  asked_at: moment(),
  /** Departures in all, and how many of them are done, in the order of the rule. */
  total: number(),
  done: number(),
  /** Of those done: added, and there already. */
  added: number(),
  existing: number(),
  failed: plainData<SeriesFailure[]>(),
  /** Nobody else works on it until then; the process that did is taken for dead afterwards. */
  busy_until: moment(),
  /** When it was over; null until then. */
  done_at: orNull(moment()),
  /** Ended before all were done: the departure that is copied is not published any more, or has other sizes. */
  stopped: optional(text<'source'>()),
  audit: optional(storedAudit),
};

/** A series of departures and how far it is (CATALOG-20). Which departures it has follows from its rule. */
export type StoredSeries = StoredOf<typeof series>;

export const seriesModel = storedModel(
  'Series',
  'departure_series',
  series,
  [{ trip_id: 1, asked_at: -1 }],
  [{ done_at: 1, busy_until: 1 }],
);
