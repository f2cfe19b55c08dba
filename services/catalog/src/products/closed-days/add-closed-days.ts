import type { AuditRow, DeskClosedDays, LanTp, NewClosedDays } from '@narae/contracts';
import {
  DEPARTURE_YEARS,
  MOST_CLOSED_DEPARTURES,
  MOST_CLOSED_PERIODS,
  MOST_DAYS_CLOSED,
} from '@narae/contracts/departure-limits';
import { addMonths, daysBetween, seoulDay } from '@narae/rules';
import { DomainError, isDuplicateKey, nextId } from '@narae/service-kit';
import { markOf } from '../../content/index.ts';
import type { ProductsContext } from '../context.ts';
import { busyUntil } from '../jobs/stored-job.ts';
import { readTripId } from '../trips/read-trip-id.ts';
import type { StoredClosedDays } from './closed-days.model.ts';
import { showClosedDays } from './list-closed-days.ts';
import { soldOn } from './run-closed-days.ts';

type Catalog = Pick<ProductsContext, 'products' | 'closedDays' | 'closedDaysDue' | 'clock'>;
type Days = Pick<StoredClosedDays, 'closed_id' | 'trip_id' | 'first_day' | 'last_day'>;

interface Asking {
  /** mem_id of who asks for it. */
  readonly by: string;
  /** Equal for repeats, unlike any other request. */
  readonly made_with: string;
  readonly lanTp: LanTp;
}

const checkDays = ({ clock }: Catalog, { first_day, last_day }: NewClosedDays): void => {
  const from = seoulDay(clock());
  const to = addMonths(from, DEPARTURE_YEARS * 12);
  if (first_day < from || first_day > to)
    throw new DomainError('closed_days_range', { field: 'first_day', params: { from, to } });
  if (last_day < first_day) throw new DomainError('day_order', { field: 'last_day' });
  const most = MOST_DAYS_CLOSED;
  if (daysBetween(first_day, last_day) >= most)
    throw new DomainError('closed_days_length', { field: 'last_day', params: { most } });
};

/** @throws DomainError closed_days_overlap where other closed days of the trip, or of the shop, have one of the days */
const checkOverlap = async (
  { closedDays }: Catalog,
  { closed_id, trip_id, first_day, last_day }: Days,
): Promise<void> => {
  const other = await closedDays
    .findOne({
      lifted: false,
      trip_id,
      closed_id: { $ne: closed_id },
      first_day: { $lte: last_day },
      last_day: { $gte: first_day },
    })
    .lean();
  if (!other) return;
  const params = { from: other.first_day, to: other.last_day };
  throw new DomainError('closed_days_overlap', { field: 'first_day', params });
};

/** How many departures it closes. @throws DomainError closed_days_most, closed_days_periods */
const countDepartures = async ({ products, closedDays, clock }: Catalog, days: Days): Promise<number> => {
  const { trip_id } = days;
  const ahead = { lifted: false, trip_id, last_day: { $gte: seoulDay(clock()) } };
  const periods = MOST_CLOSED_PERIODS;
  if ((await closedDays.countDocuments(ahead)) >= periods)
    throw new DomainError('closed_days_periods', { params: { most: periods } });
  const [count, most] = [await products.countDocuments(soldOn(days)), MOST_CLOSED_DEPARTURES];
  if (count > most) throw new DomainError('closed_days_most', { field: 'last_day', params: { count, most } });
  return count;
};

const auditOf = (
  catalog: Catalog,
  { closed_id, first_day, last_day, texts }: Days & Pick<StoredClosedDays, 'texts'>,
  { by, action }: { readonly by: string; readonly action: AuditRow['action'] },
) => {
  const isAdded = action === 'closed-days-added';
  const change = (field: string, value: string) => ({
    field,
    from: isAdded ? '' : value,
    to: isAdded ? value : '',
  });
  const changes = [change('start_day', `${first_day} – ${last_day}`), change('titles.KOR', texts.KOR)];
  return markOf(catalog, { by, action, kind: 'closedDays', id: closed_id, changes }).audit;
};

const findMade = ({ closedDays }: Catalog, made_with: string): Promise<StoredClosedDays | null> =>
  closedDays.findOne({ made_with }, { audit: 0 }).lean<StoredClosedDays>();

/**
 * Two that overlap, stored at the same moment, are both taken back: neither can tell which came first. The job leaves them alone
 * until they were compared.
 */
const store = async (
  catalog: Catalog,
  days: Days & Pick<StoredClosedDays, 'texts' | 'prod_id'>,
  { by, made_with }: Asking,
): Promise<void> => {
  await checkOverlap(catalog, days);
  const total = await countDepartures(catalog, days);
  const { closed_id } = days;
  await catalog.closedDays.create({
    ...days,
    made_with,
    lifted: false,
    reopened_trips: [],
    asked_by: by,
    asked_at: catalog.clock(),
    total,
    done: 0,
    busy_until: busyUntil(catalog),
    done_at: null,
    audit: [auditOf(catalog, days, { by, action: 'closed-days-added' })],
  });
  try {
    await checkOverlap(catalog, days);
  } catch (error) {
    await catalog.closedDays.deleteOne({ closed_id });
    throw error;
  }
  await catalog.closedDays.updateOne({ closed_id, done: 0 }, { $set: { busy_until: catalog.clock() } });
};

/**
 * Adds closed days of a product's trip, or without a product of the whole shop; the job closes their departures (CATALOG-22).
 * A repeat with the same `made_with` answers the first ones.
 * @throws DomainError content_not_found, closed_days_range, day_order, closed_days_length, closed_days_overlap and
 * closed_days_most with their field, closed_days_periods
 */
export const addClosedDays = async (
  catalog: Catalog,
  { prod_id, ...asked }: NewClosedDays & { readonly prod_id?: string | undefined },
  asking: Asking,
): Promise<DeskClosedDays> => {
  const trip_id = prod_id === undefined ? '' : await readTripId(catalog, prod_id);
  const first = await findMade(catalog, asking.made_with);
  if (!first) {
    checkDays(catalog, asked);
    const closed_id = await nextId(catalog.closedDays.db, 'CLOSED');
    try {
      await store(catalog, { closed_id, trip_id, prod_id: prod_id ?? '', ...asked }, asking);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }
  const made = first ?? (await findMade(catalog, asking.made_with));
  if (!made) throw new DomainError('content_not_found', { field: 'closed_id' });
  catalog.closedDaysDue.nudge();
  return showClosedDays(catalog, made, { trip_id, lanTp: asking.lanTp });
};

/**
 * Deletes closed days; the job reopens what they closed and nobody has changed since (CATALOG-22). A repeat changes nothing.
 * @throws DomainError content_not_found
 */
export const deleteClosedDays = async (
  catalog: Catalog,
  closed_id: string,
  { by, lanTp }: Omit<Asking, 'made_with'>,
): Promise<DeskClosedDays> => {
  const days = await catalog.closedDays.findOne({ closed_id }, { audit: 0 }).lean<StoredClosedDays>();
  if (!days) throw new DomainError('content_not_found', { field: 'closed_id' });
  const closed = { closed_by: closed_id };
  const trips = await catalog.products.distinct('trip_id', closed);
  // A process that is still closing is waited for: `busy_until` stays.
  await catalog.closedDays.updateOne(
    { closed_id, lifted: false },
    {
      $set: {
        lifted: true,
        asked_by: by,
        reopened_trips: trips.filter((trip_id) => trip_id !== undefined),
        total: await catalog.products.countDocuments(closed),
        done: 0,
        done_at: null,
      },
      $push: { audit: auditOf(catalog, days, { by, action: 'closed-days-deleted' }) },
    },
  );
  catalog.closedDaysDue.nudge();
  const now = await catalog.closedDays.findOne({ closed_id }, { audit: 0 }).lean<StoredClosedDays>();
  return showClosedDays(catalog, now ?? days, { trip_id: days.trip_id, lanTp });
};
