import type { SeriesDeparture } from './series.ts';

/** A departure of a series before and after its rule is changed; one of the two may be absent. */
export interface SeriesChange {
  readonly before?: SeriesDeparture;
  readonly after?: SeriesDeparture;
}

const isSame = (one: SeriesDeparture, other: SeriesDeparture): boolean =>
  one.start_time === other.start_time && one.end_time === other.end_time;

/** Of one day: those at the same start belong together, the others in the order of the clock. */
const changesOfDay = (
  before: readonly SeriesDeparture[],
  after: readonly SeriesDeparture[],
): SeriesChange[] => {
  const startsIn = (others: readonly SeriesDeparture[]) => (one: SeriesDeparture) =>
    others.some(({ start_time }) => start_time === one.start_time);
  const kept = before.filter(startsIn(after)).map((one) => ({
    before: one,
    after: after.find(({ start_time }) => start_time === one.start_time)!,
  }));
  const gone = before.filter((one) => !startsIn(after)(one));
  const fresh = after.filter((one) => !startsIn(before)(one));
  const pairs = Array.from({ length: Math.max(gone.length, fresh.length) }, (_, at): SeriesChange => ({
    ...(gone[at] && { before: gone[at] }),
    ...(fresh[at] && { after: fresh[at] }),
  }));
  return [...kept.filter((pair) => !isSame(pair.before, pair.after)), ...pairs];
};

const byDay = (departures: readonly SeriesDeparture[]): ReadonlyMap<string, SeriesDeparture[]> => {
  const days = new Map<string, SeriesDeparture[]>();
  for (const one of departures) days.set(one.start_day, [...(days.get(one.start_day) ?? []), one]);
  return days;
};

/** What the change of a series' rule makes of its departures: other times, none, or a new one; by day (CATALOG-20). */
export const seriesChanges = (
  before: readonly SeriesDeparture[],
  after: readonly SeriesDeparture[],
): SeriesChange[] => {
  const [old, next] = [byDay(before), byDay(after)];
  const days = [...new Set([...old.keys(), ...next.keys()])].toSorted();
  return days.flatMap((day) => changesOfDay(old.get(day) ?? [], next.get(day) ?? []));
};
