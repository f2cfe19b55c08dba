import type { DepartureRange, RangeLeft, RangeValue } from '@narae/contracts';
import { optional, plainData, storedModel, type StoredOf, text, textGiven } from '@narae/service-kit';
import { jobFields, jobIndexes } from '../jobs/job.model.ts';

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
  ...jobFields,
  range_id: text({ unique: true }),
  range: plainData<DepartureRange>(),
  /** The change that this one takes back; absent where it takes back none. */
  undoes: optional(text()),
  rows: plainData<StoredRangeRow[]>(),
  /** Rows that were done and not changed, and why. */
  left: plainData<RangeLeft[]>(),
};

/** A change of many departures of a trip with its rows, and how far it is (CATALOG-21). */
export type StoredRange = StoredOf<typeof range>;

export const rangeModel = storedModel('Range', 'departure_ranges', range, ...jobIndexes, [
  { undoes: 1 },
  { name: 'undoes_given', unique: true, partialFilterExpression: { undoes: textGiven } },
]);
