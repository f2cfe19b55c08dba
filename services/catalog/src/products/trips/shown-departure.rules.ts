import type { ProgressYn } from '@narae/contracts';
import type { Times } from '@narae/contracts/primitives';
import { isOnSale } from '@narae/rules';

export interface Departure extends Times {
  readonly prod_id: string;
  /** YYYY-MM-DD in Asia/Seoul. */
  readonly start_day: string;
  readonly progress_yn: ProgressYn;
  /** Seats left. */
  readonly remaining: number;
}

const byDay = (a: Departure, b: Departure): number =>
  a.start_day.localeCompare(b.start_day) ||
  (a.start_time ?? '').localeCompare(b.start_time ?? '') ||
  a.prod_id.localeCompare(b.prod_id);

/** Which departure stands for a trip, in falling order of preference; of several, the next one (CATALOG-17). */
const preferences: readonly ((departure: Departure) => boolean)[] = [
  (departure) => isOnSale(departure) && departure.remaining > 0,
  isOnSale,
  ({ progress_yn }) => progress_yn === 'W',
];

export interface TripSummary {
  /** The departure that stands for the trip; empty where there is none. */
  readonly shown: string;
  /** Departures that can be booked or waited for. */
  readonly dates_cnt: number;
}

/** What lists know of a trip: the next departure on sale with seats, else sold out, else in preparation, else the last one. */
export const summaryOf = (departures: readonly Departure[]): TripSummary => {
  const ordered = departures.toSorted(byDay);
  const preferred = preferences.map((prefers) => ordered.find(prefers)).find(Boolean);
  const shown = (preferred ?? ordered.at(-1))?.prod_id ?? '';
  return { shown, dates_cnt: departures.filter(isOnSale).length };
};
