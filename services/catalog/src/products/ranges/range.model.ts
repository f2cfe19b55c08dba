import type { DepartureRange, RangeLeft, RangeValue } from '@narae/contracts';
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
  textGiven,
} from '@narae/service-kit';

/** A departure that is to be changed. */
export interface StoredRangeRow {
  readonly prod_id: string;
  /** YYYY-MM-DD in Asia/Seoul. */
  readonly start_day: string;
  /** Empty for a whole day. */
  readonly start_time: string;
  readonly package_cnt: number;
  readonly before: RangeValue;
  readonly after: RangeValue;
}

const range = {
  range_id: text({ unique: true }),
  /** Equal for repeats of the request that asked for it. */
  made_with: text({ unique: true }),
  trip_id: text(),
  /** The departure from whose desk it was asked for. */
  prod_id: text(),
  range: plainData<DepartureRange>(),
  /** The change that this one takes back; absent where it takes back none. */
  undoes: optional(text()),
  rows: plainData<StoredRangeRow[]>(),
  asked_by: text(),
  asked_at: moment(),
  /** Rows in all, and how many of them are done, in their order. */
  total: number(),
  done: number(),
  /** Rows that were done and not changed, and why. */
  left: plainData<RangeLeft[]>(),
  /** Nobody else works on it until then; the process that did is taken for dead afterwards. */
  busy_until: moment(),
  /** When it was over; null until then. */
  done_at: orNull(moment()),
  audit: optional(storedAudit),
};

/** A change of many departures of a trip with its rows, and how far it is (CATALOG-21). */
export type StoredRange = StoredOf<typeof range>;

export const rangeModel = storedModel(
  'Range',
  'departure_ranges',
  range,
  [{ trip_id: 1, asked_at: -1 }],
  [{ done_at: 1, busy_until: 1 }],
  [{ undoes: 1 }, { name: 'undoes_given', unique: true, partialFilterExpression: { undoes: textGiven } }],
);
