import type { DepartureSize, DeskSeries, LanTp, SeriesDay, SeriesRule } from '@narae/contracts';
import { SERIES_SHOWN } from '@narae/contracts/departure-limits';
import { textIn } from '@narae/contracts/localized';
import {
  addDays,
  horizonFrom,
  isOpenEnded,
  seoulDay,
  seriesDepartures,
  type SeriesDeparture,
  seriesProblem,
} from '@narae/rules';
import { DomainError, isDuplicateKey, nextId } from '@narae/service-kit';
import { markOf } from '../../content/index.ts';
import { readClosing } from '../closed-days/closing.ts';
import type { ProductsContext } from '../context.ts';
import { readSizes, termsOfSizes, type TripMember } from '../editing/copied-sizes.ts';
import { addableDays, departureProblem } from '../editing/new-departure.rules.ts';
import { readTripId } from '../trips/read-trip-id.ts';
import { tripDateOf } from '../trips/trip-date.rules.ts';
import type { StoredSeries, StoredSeriesEdit } from './series.model.ts';

type Catalog = Pick<ProductsContext, 'products' | 'series' | 'seriesDue' | 'closedDays' | 'clock'>;

/** @throws DomainError of the rule, and time_order where an end comes before its start */
const checkRule = ({ clock }: Pick<Catalog, 'clock'>, rule: SeriesRule, leading: TripMember): void => {
  const today = seoulDay(clock());
  const problem = seriesProblem(rule, addableDays(today));
  if (problem) throw new DomainError(problem.error, problem);
  for (const [at, times] of rule.times.entries()) {
    const wrong = departureProblem(leading, { start_day: rule.first_day, ...times }, today);
    if (wrong) throw new DomainError(wrong.error, { field: `times.${at}.${wrong.field}` });
  }
};

/** The day up to which a new series without an end is filled; undefined where it ends. */
const filledAtFirst = ({ clock }: Pick<Catalog, 'clock'>, rule: SeriesRule): string | undefined =>
  isOpenEnded(rule) ? horizonFrom(seoulDay(clock()), rule) : undefined;

/** Dates of one departure, one for each size. */
export const datesOfSizes = (sizes: readonly TripMember[], departure: SeriesDeparture): string[] =>
  sizes.map(({ trip_id, package_cnt }) => tripDateOf(trip_id, { ...departure, package_cnt }));

/** Which of some departures the trip has already, in one of the sizes at least; dates of a trip sort by day. */
const takenDates = async (
  { products }: Pick<Catalog, 'products'>,
  dates: readonly string[],
): Promise<ReadonlySet<string>> => {
  const [first, last] = [dates.toSorted().at(0), dates.toSorted().at(-1)];
  const rows = await products
    .find({ trip_date: { $gte: first, $lte: last } }, { _id: 0, trip_date: 1 })
    .lean<{ trip_date: string }[]>();
  return new Set(rows.map(({ trip_date }) => trip_date));
};

/**
 * The departures that a series would have, with those that are there already (CATALOG-20) or would be closed (CATALOG-22).
 * @throws DomainError content_not_found where `prod_id` is not published; those of the rule, each with its field
 */
export const previewSeries = async (
  catalog: Catalog,
  { prod_id, ...rule }: SeriesRule & { readonly prod_id: string },
  lanTp: LanTp,
): Promise<{ departures: SeriesDay[] }> => {
  const sizes = await readSizes(catalog, prod_id);
  checkRule(catalog, rule, sizes[0]!);
  const until = filledAtFirst(catalog, rule);
  const departures = seriesDepartures(rule, until).map((departure) => ({
    departure,
    dates: datesOfSizes(sizes, departure),
  }));
  const taken = await takenDates(
    catalog,
    departures.flatMap(({ dates }) => dates),
  );
  const { trip_id } = sizes[0]!;
  const closingOf = await readClosing(catalog, [trip_id]);
  return {
    departures: departures.map(({ departure: { start_day, start_time }, dates }) => {
      const closing = closingOf(trip_id, start_day);
      return {
        start_day,
        start_time,
        taken: dates.some((date) => taken.has(date)),
        ...(closing && { closed_text: textIn(closing.texts, lanTp) }),
      };
    }),
  };
};

interface NewSeries extends SeriesRule {
  /** The departure that is copied: one of its sizes. */
  readonly prod_id: string;
  readonly progress_yn: 'Y' | 'W';
  readonly sizes: readonly DepartureSize[];
}

/**
 * Stores a series; the job adds its departures (CATALOG-20). A repeat with the same `made_with` answers the first one.
 * @throws DomainError content_not_found where `prod_id` is not published, invalid_value for other sizes; those of the rule
 */
export const addSeries = async (
  catalog: Catalog,
  { prod_id, progress_yn, sizes: rows, ...rule }: NewSeries,
  { by, made_with }: { readonly by: string; readonly made_with: string },
): Promise<DeskSeries> => {
  const sizes = await readSizes(catalog, prod_id);
  const { trip_id } = sizes[0]!;
  termsOfSizes(sizes, rows);
  checkRule(catalog, rule, sizes[0]!);
  const filled_until = filledAtFirst(catalog, rule);
  const departures = seriesDepartures(rule, filled_until);
  const last = filled_until === undefined ? ` ${departures.at(-1)!.start_day}` : '';
  const changes = [
    { field: 'start_day', from: '', to: `${departures[0]!.start_day} –${last}` },
    { field: 'departures', from: '', to: String(departures.length) },
  ];
  const { audit } = markOf(catalog, { by, action: 'series-added', kind: 'product', id: prod_id, changes });
  const now = catalog.clock();
  const series = {
    series_id: await nextId(catalog.series.db, 'SERIES'),
    made_with,
    trip_id,
    prod_id,
    rule,
    progress_yn,
    sizes: [...rows],
    asked_by: by,
    asked_at: now,
    total: departures.length,
    done: 0,
    added: 0,
    existing: 0,
    failed: [],
    ...(filled_until !== undefined && { filled_until, extend_on: addDays(seoulDay(now), 1) }),
    busy_until: now,
    done_at: null,
    audit: [audit],
  };
  try {
    await catalog.series.create(series);
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    const first = await catalog.series.findOne({ made_with }).lean<StoredSeries>();
    if (!first) throw error;
    return toDesk(first);
  }
  catalog.seriesDue.nudge();
  return toDesk(series);
};

const stateOf = ({ done_at, stopped, extend_on }: StoredSeries): DeskSeries['state'] => {
  if (stopped) return 'stopped';
  if (!done_at) return 'running';
  return extend_on === undefined ? 'done' : 'open';
};

/** A series as the desk sees it. */
export const toDesk = (series: StoredSeries): DeskSeries => ({
  series_id: series.series_id,
  prod_id: series.prod_id,
  rule: series.rule,
  asked_by: series.asked_by,
  asked_at: series.asked_at.toISOString(),
  state: stateOf(series),
  total: series.total,
  done: series.done,
  added: series.added,
  existing: series.existing,
  failed: series.failed,
  ...(series.filled_until && { filled_until: series.filled_until }),
  ...(series.filled_at && { filled_at: series.filled_at.toISOString() }),
  ...(series.ended_from && { ended_from: series.ended_from }),
  ...(series.edit && { edit: editOf(series.edit) }),
});

const editOf = ({ from_day, total, done, left }: StoredSeriesEdit) => ({
  from_day,
  total,
  done,
  left: [...left],
});

/**
 * The last series of a product's trip with their progress, those without an end first, then the newest (CATALOG-20).
 * @throws DomainError content_not_found where the product was never published
 */
export const listSeries = async (
  catalog: Pick<Catalog, 'products' | 'series'>,
  prod_id: string,
): Promise<DeskSeries[]> => {
  const trip_id = await readTripId(catalog, prod_id);
  const rows = await catalog.series
    .find({ trip_id }, { audit: 0, 'edit.rows': 0 })
    // Those that go on have such a day, and are shown however old they are.
    .sort({ extend_on: -1, asked_at: -1, series_id: -1 })
    .limit(SERIES_SHOWN)
    .lean<StoredSeries[]>();
  return rows.map(toDesk);
};
