import { isOnSale, saleEndsAt } from '@narae/rules';
import type { ProductsContext } from '../context.ts';
import { readContent } from '../product/change-product.ts';
import type { StoredProduct } from '../product/product.model.ts';
import { progressAt } from '../product/progress.rules.ts';
import { writeDeparture } from '../product/write-departure.ts';
import { refreshTripOf } from '../trips/keep-trips.ts';
import type { StoredClosedDays } from './closed-days.model.ts';
import { type ClosingOf, readClosing } from './closing.ts';

type Closing = Pick<StoredClosedDays, 'closed_id' | 'asked_by' | 'first_day' | 'last_day'>;

const isToClose = ({ first_day, last_day }: Closing, product: StoredProduct, now: Date): boolean =>
  isOnSale(product) &&
  !(product.withdrawn ?? false) &&
  first_day <= product.start_day &&
  product.start_day <= last_day &&
  now < saleEndsAt(product);

/** Closes one departure, whoever changes it meanwhile; one that is not on sale any more stays as it is. */
export const closeDeparture = async (
  catalog: ProductsContext,
  closing: Closing,
  prod_id: string,
): Promise<void> => {
  for (;;) {
    const product = await catalog.products.findOne({ prod_id }, { outbox: 0 }).lean<StoredProduct>();
    if (!product || !isToClose(closing, product, catalog.clock())) return;
    const content = { ...(await readContent(catalog, product)), progress_yn: 'E' as const };
    const how = { by: closing.asked_by, closed_by: closing.closed_id };
    if (await writeDeparture(catalog, product, content, how)) return;
  }
};

/**
 * Reopens one departure that deleted closed days closed. On other closed days it stays closed, for those; one whose sale is over
 * stays closed.
 */
export const reopenDeparture = async (
  catalog: ProductsContext,
  { closed_id: closed_by, asked_by: by }: Closing,
  prod_id: string,
  closingOf: ClosingOf,
): Promise<void> => {
  for (;;) {
    const product = await catalog.products
      .findOne({ prod_id, closed_by }, { outbox: 0 })
      .lean<StoredProduct>();
    if (!product) return;
    const { version, trip_id = '', start_day } = product;
    const content = await readContent(catalog, product);
    const other = closingOf(trip_id, start_day);
    const progress_yn = progressAt({ ...content, progress_yn: 'Y' }, catalog.clock());
    if (!other && progress_yn !== 'E') {
      if (await writeDeparture(catalog, product, { ...content, progress_yn }, { by })) return;
      continue;
    }
    const { modifiedCount } = await catalog.products.updateOne(
      { prod_id, version, closed_by },
      other ? { $set: { closed_by: other.closed_id } } : { $unset: { closed_by: '' } },
    );
    if (modifiedCount === 1) return;
  }
};

/** Has the job do closed days again that were added, or deleted, while a departure was written. */
export const doAgain = async (
  { closedDays, closedDaysDue, clock }: Pick<ProductsContext, 'closedDays' | 'closedDaysDue' | 'clock'>,
  closedIds: readonly string[],
): Promise<void> => {
  if (closedIds.length === 0) return;
  const { modifiedCount } = await closedDays.updateMany(
    { closed_id: { $in: [...closedIds] }, lifted: true, done_at: { $ne: null } },
    { $set: { done_at: null, busy_until: clock() } },
  );
  if (modifiedCount > 0) closedDaysDue.nudge();
};

/**
 * Closes departures that were put on sale while closed days were added, and has those reopened that were closed while theirs
 * were deleted: whoever adds or reopens departures calls it afterwards (CATALOG-22).
 */
export const keepClosed = async (catalog: ProductsContext, prodIds: readonly string[]): Promise<void> => {
  const rows = await catalog.products
    .find(
      { prod_id: { $in: [...prodIds] } },
      { _id: 0, prod_id: 1, trip_id: 1, start_day: 1, progress_yn: 1, closed_by: 1 },
    )
    .lean<StoredProduct[]>();
  const closingOf = await readClosing(catalog, [...new Set(rows.map(({ trip_id = '' }) => trip_id))]);
  const causes = new Set(rows.flatMap(({ closed_by }) => closed_by ?? []));
  for (const { prod_id, trip_id = '', start_day, ...row } of rows) {
    const closing = isOnSale(row) ? closingOf(trip_id, start_day) : undefined;
    if (!closing) continue;
    await closeDeparture(catalog, closing, prod_id);
    await refreshTripOf(catalog, prod_id);
    causes.add(closing.closed_id);
  }
  await doAgain(catalog, [...causes]);
};
