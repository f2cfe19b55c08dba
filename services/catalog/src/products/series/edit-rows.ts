import type { SeriesEdit, SeriesEditRow, SeriesRule } from '@narae/contracts';
import { MOST_SERIES_DEPARTURES } from '@narae/contracts/departure-limits';
import {
  filledDepartures,
  horizonFrom,
  isOpenEnded,
  seoulDay,
  type SeriesChange,
  seriesChanges,
  type SeriesDeparture,
  seriesDepartures,
  seriesProblem,
} from '@narae/rules';
import { DomainError } from '@narae/service-kit';
import type { ProductsContext } from '../context.ts';
import { addableDays, departureProblem } from '../editing/new-departure.rules.ts';
import { takenSeats } from '../product/sold.rules.ts';
import type { StoredProduct } from '../product/product.model.ts';
import type { StoredSeries } from './series.model.ts';

type Catalog = Pick<ProductsContext, 'products' | 'series' | 'clock'>;

const rowFields = {
  _id: 0,
  prod_id: 1,
  made_with: 1,
  start_day: 1,
  start_time: 1,
  end_day: 1,
  capacity: 1,
  remaining: 1,
  seats_taken: 1,
  withdrawn: 1,
} as const;

const startOf = ({
  start_day,
  start_time = '',
}: {
  readonly start_day: string;
  readonly start_time?: string;
}) => `${start_day} ${start_time}`;

/** Departures of a trip from a day on, by day and start; a package's sizes together. */
const readDepartures = async (
  { products }: Catalog,
  trip_id: string,
  from_day: string,
): Promise<ReadonlyMap<string, StoredProduct[]>> => {
  const rows = await products
    .find({ trip_id, start_day: { $gte: from_day } }, rowFields)
    .sort({ trip_date: 1 })
    .lean<StoredProduct[]>();
  const starts = new Map<string, StoredProduct[]>();
  for (const row of rows) starts.set(startOf(row), [...(starts.get(startOf(row)) ?? []), row]);
  return starts;
};

/** The rule with what is changed; days that were left out and are none of it any more are dropped. */
const changedRule = (
  rule: SeriesRule,
  { series_id: _, from_day: _from, ...changed }: SeriesEdit,
): SeriesRule => {
  const { horizon_days: _horizon, ...kept } = rule;
  const next = { ...kept, ...changed, left_out: [] };
  const days = new Set(seriesDepartures(next).map(({ start_day }) => start_day));
  return { ...next, left_out: rule.left_out.filter((day) => days.has(day)) };
};

/** @throws DomainError of the rule, whose first day may be over by now; series_end_range at the day of the change */
const checkEdit = (rule: SeriesRule, from_day: string, today: string): void => {
  const days = addableDays(today);
  if (from_day < days.from || from_day > days.to)
    throw new DomainError('series_end_range', { field: 'from_day', params: days });
  const { first_day } = rule;
  if (rule.last_day !== '' && rule.last_day < from_day)
    throw new DomainError('day_order', { field: 'last_day' });
  // Days that were left out were checked when they were.
  const problem = seriesProblem(
    { ...rule, left_out: [] },
    { ...days, from: first_day < days.from ? first_day : days.from },
  );
  if (problem) throw new DomainError(problem.error, problem);
};

/** The series as it is once its rule is changed. */
const changedSeries = (series: StoredSeries, rule: SeriesRule, from_day: string, today: string) => ({
  rule,
  changed_from: from_day,
  ended_from: undefined,
  filled_until: isOpenEnded(rule) ? (series.filled_until ?? horizonFrom(today, rule)) : undefined,
});

const saidTimes = ({ start_time, end_time }: SeriesDeparture) => ({ start_time, end_time });

const toRow = (
  { before, after }: SeriesChange,
  series_id: string,
  starts: ReadonlyMap<string, StoredProduct[]>,
): SeriesEditRow => {
  const here = (before && starts.get(startOf(before))) ?? [];
  const own = here.filter((row) => row.made_with === series_id && !(row.withdrawn ?? false));
  const isTaken = after && startOf(after) !== (before && startOf(before)) && starts.has(startOf(after));
  const one = before ?? after!;
  const isMissing = before && (own.length === 0 || own.length < here.length);
  const isSold = own.some((row) => takenSeats(row) > 0);
  const stays = (isMissing && 'missing') || (isSold && 'sold') || (isTaken && 'taken') || undefined;
  return {
    change: !before ? 'added' : after ? 'moved' : 'removed',
    start_day: one.start_day,
    ...saidTimes(one),
    new_start_time: before && after ? after.start_time : '',
    new_end_time: before && after ? after.end_time : '',
    prod_id: here[0]?.prod_id ?? '',
    ...(stays && { stays }),
  };
};

export interface EditedSeries {
  readonly series: StoredSeries;
  readonly next: ReturnType<typeof changedSeries>;
  readonly rows: SeriesEditRow[];
}

/**
 * What another rule from a day on makes of the departures of a series, by day: those that leave at other times, are taken back or
 * are added, and those with claims or orders, which stay.
 * @throws DomainError content_not_found; series_busy while its departures are being added; those of the rule; time_order;
 * series_end_range; series_most
 */
export const readEditRows = async (catalog: Catalog, edit: SeriesEdit): Promise<EditedSeries> => {
  const { series_id, from_day } = edit;
  const series = await catalog.series.findOne({ series_id }, { audit: 0 }).lean<StoredSeries>();
  if (!series) throw new DomainError('content_not_found', { field: 'series_id' });
  if (!series.done_at) throw new DomainError('series_busy', { field: 'series_id' });
  const today = seoulDay(catalog.clock());
  const rule = changedRule(series.rule, edit);
  checkEdit(rule, from_day, today);
  const next = changedSeries(series, rule, from_day, today);
  const isLater = ({ start_day }: SeriesDeparture): boolean => start_day >= from_day;
  const changes = seriesChanges(filledDepartures(series).filter(isLater), filledDepartures(next));
  const [count, most] = [changes.length, MOST_SERIES_DEPARTURES];
  if (count > most) throw new DomainError('series_most', { field: 'last_day', params: { count, most } });
  const starts = await readDepartures(catalog, series.trip_id, from_day);
  const like = await catalog.products
    .findOne({ prod_id: series.prod_id }, { _id: 0, start_day: 1, end_day: 1 })
    .lean<Pick<StoredProduct, 'start_day' | 'end_day'>>();
  for (const [at, times] of rule.times.entries()) {
    const wrong = like && departureProblem(like, { start_day: from_day, ...times }, today);
    if (wrong) throw new DomainError(wrong.error, { field: `times.${at}.${wrong.field}` });
  }
  return { series, next, rows: changes.map((change) => toRow(change, series_id, starts)) };
};
