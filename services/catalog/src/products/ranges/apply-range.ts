import type { AuditRow, DepartureRange, DeskRange, RangeRow } from '@narae/contracts';
import { RANGES_SHOWN } from '@narae/contracts/departure-limits';
import { DomainError, isDuplicateKey, nextId } from '@narae/service-kit';
import { markOf } from '../../content/index.ts';
import type { ProductsContext } from '../context.ts';
import { readTripId } from '../trips/read-trip-id.ts';
import { type Asked, nameOfRows, readRangeRows } from './range-rows.ts';
import type { StoredRange, StoredRangeRow } from './range.model.ts';

type Catalog = Pick<ProductsContext, 'products' | 'ranges' | 'rangesDue' | 'closedDays' | 'clock'>;

export interface Asking {
  /** mem_id of who asks for it. */
  readonly by: string;
  /** Equal for repeats, unlike any other request. */
  readonly made_with: string;
}

const newestFirst = { asked_at: -1, range_id: -1 } as const;

/** What the audit log says of a change. */
const changesOf = (
  { first_day, last_day, action, amount }: DepartureRange,
  rows: readonly StoredRangeRow[],
) => [
  { field: 'start_day', from: '', to: `${first_day} – ${last_day}` },
  {
    field: 'action',
    from: '',
    to: action === 'close' || action === 'reopen' ? action : `${action} ${amount}`,
  },
  { field: 'departures', from: '', to: String(rows.length) },
];

type NewRange = Pick<StoredRange, 'trip_id' | 'prod_id' | 'range' | 'rows' | 'undoes'>;

/** Stores a change; the job does its rows. A repeat with the same `made_with` answers the first one. */
const storeRange = async (
  catalog: Catalog,
  { undoes, ...asked }: NewRange,
  { by, made_with }: Asking,
): Promise<StoredRange> => {
  const action: AuditRow['action'] = undoes ? 'range-undone' : 'range-applied';
  const changes = changesOf(asked.range, asked.rows);
  const { audit } = markOf(catalog, { by, action, kind: 'product', id: asked.prod_id, changes });
  const now = catalog.clock();
  const range = {
    range_id: await nextId(catalog.ranges.db, 'RANGE'),
    made_with,
    ...asked,
    ...(undoes && { undoes }),
    asked_by: by,
    asked_at: now,
    total: asked.rows.length,
    done: 0,
    left: [],
    busy_until: now,
    done_at: null,
    audit: [audit],
  };
  await catalog.ranges.create(range);
  catalog.rangesDue.nudge();
  return range;
};

const toDesk = (stored: StoredRange, last: string): DeskRange => ({
  range_id: stored.range_id,
  range: stored.range,
  undoes: stored.undoes ?? '',
  asked_by: stored.asked_by,
  asked_at: stored.asked_at.toISOString(),
  state: stored.done_at ? 'done' : 'running',
  total: stored.total,
  done: stored.done,
  changed: stored.done - stored.left.length,
  left: stored.left,
  can_undo: stored.range_id === last && isUndoable(stored),
});

const isUndoable = ({ done_at, undoes, total, left }: StoredRange): boolean =>
  done_at !== null && !undoes && left.length < total;

const readMade = ({ ranges }: Pick<Catalog, 'ranges'>, made_with: string): Promise<StoredRange | null> =>
  ranges.findOne({ made_with }).lean<StoredRange>();

/** Of a repeat the first answer, also where two arrive at once. */
const onceMade = async (
  catalog: Catalog,
  { made_with }: Asking,
  make: () => Promise<StoredRange>,
): Promise<DeskRange> => {
  const first = await readMade(catalog, made_with);
  if (first) return toDesk(first, '');
  try {
    return toDesk(await make(), '');
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    const other = await readMade(catalog, made_with);
    if (other) return toDesk(other, '');
    throw new DomainError('range_undo', { field: 'range_id' });
  }
};

const toStored = ({ prod_id, start_day, start_time, package_cnt, before, after }: RangeRow) => ({
  prod_id,
  start_day,
  start_time,
  package_cnt,
  before,
  after,
});

/**
 * Stores the change of a range as it was previewed; the job does it row by row (CATALOG-21).
 * @throws DomainError range_changed where it would do something else than was seen, range_nothing where it would do nothing;
 * those of the preview
 */
export const applyRange = (
  catalog: Catalog,
  { seen, ...asked }: Asked & { readonly seen: string },
  asking: Asking,
): Promise<DeskRange> =>
  onceMade(catalog, asking, async () => {
    const { trip_id, rows } = await readRangeRows(catalog, asked);
    if (nameOfRows(rows) !== seen) throw new DomainError('range_changed');
    const changing = rows.filter(({ stays }) => stays === undefined).map(toStored);
    if (changing.length === 0) throw new DomainError('range_nothing');
    const { prod_id, ...range } = asked;
    return storeRange(catalog, { trip_id, prod_id, range, rows: changing }, asking);
  });

const findLast = ({ ranges }: Pick<Catalog, 'ranges'>, trip_id: string): Promise<StoredRange | null> =>
  ranges.findOne({ trip_id }, { audit: 0 }).sort(newestFirst).lean<StoredRange>();

/**
 * Takes back the last change of a trip, once: rows that it changed and nobody has changed since are put back by a job, the
 * others are named (CATALOG-21).
 * @throws DomainError content_not_found; range_undo where it is not the last one, not done, or taken back before
 */
export const undoRange = (catalog: Catalog, range_id: string, asking: Asking): Promise<DeskRange> =>
  onceMade(catalog, asking, async () => {
    const stored = await catalog.ranges.findOne({ range_id }, { audit: 0 }).lean<StoredRange>();
    if (!stored) throw new DomainError('content_not_found', { field: 'range_id' });
    const { trip_id, prod_id, range, left } = stored;
    const last = await findLast(catalog, trip_id);
    if (last?.range_id !== range_id || !isUndoable(stored))
      throw new DomainError('range_undo', { field: 'range_id' });
    const unchanged = new Set(left.map((row) => row.prod_id));
    const rows = stored.rows
      .filter((row) => !unchanged.has(row.prod_id))
      .map((row) => ({ ...row, before: row.after, after: row.before }));
    return storeRange(catalog, { trip_id, prod_id, range, rows, undoes: range_id }, asking);
  });

/**
 * The last changes of a product's trip with their progress, the newest first (CATALOG-21).
 * @throws DomainError content_not_found where the product was never published
 */
export const listRanges = async (
  catalog: Pick<Catalog, 'products' | 'ranges'>,
  prod_id: string,
): Promise<DeskRange[]> => {
  const trip_id = await readTripId(catalog, prod_id);
  const rows = await catalog.ranges
    .find({ trip_id }, { audit: 0, rows: 0 })
    .sort(newestFirst)
    .limit(RANGES_SHOWN)
    .lean<StoredRange[]>();
  return rows.map((row) => toDesk(row, rows[0]!.range_id));
};
