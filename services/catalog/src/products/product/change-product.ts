import type { LocalizedText } from '@narae/contracts';
import { productChangedV1 } from '@narae/events';
import { scheduleNameOf } from '@narae/rules';
import { isDuplicateKey, raise, DomainError } from '@narae/service-kit';
import { safeTexts } from '@narae/service-kit/safe-html';
import type { ProductsContext } from '../context.ts';
import { readOptions } from '../parts/options.ts';
import { readSchedules } from '../parts/refund-schedules.ts';
import { type Changed, type Edit, saveVersioned, showsOf, writesOf } from '../../content/index.ts';
import {
  bookableFact,
  type CarriedParts,
  policyBy,
  type ProductContent,
  type ProductOption,
  storedFields,
  contentOf,
} from './product.rules.ts';
import type { StoredProduct } from './product.model.ts';
import { lacksReason, soldChangeOf, type StoredSeats, takenSeats } from './sold.rules.ts';
import { leadOf, refreshTripOf, tripOf } from '../trips/keep-trips.ts';
import { isSameDate, tripDateOf } from '../trips/trip-date.rules.ts';

export type ProductStore = Pick<
  ProductsContext,
  'products' | 'trips' | 'texts' | 'options' | 'refundSchedules' | 'nudge' | 'clock'
>;

/** What holds of a new product alone. */
interface Beginning {
  /** The departure with which the trip began that this is another date of; its own or its package's where absent. */
  readonly lead?: string | undefined;
  readonly copied?: Pick<StoredProduct, 'made_with' | 'pictures_of' | 'closed_by'>;
}

const optionsOf = async (
  catalog: Pick<ProductsContext, 'options'>,
  codes: readonly string[],
): Promise<ProductOption[]> => {
  if (codes.length === 0) return [];
  const rows = await readOptions(catalog, codes);
  return codes.map((code) => {
    const row = rows.find((option) => option.opt_code === code);
    if (!row) throw new Error(`There is no option ${code}`);
    return { opt_code: row.opt_code, kind: row.kind, names: row.names, origin_price: row.origin_price };
  });
};

const comparedFields = [
  'version',
  'trip_id',
  'start_day',
  'start_time',
  'package_cnt',
  'fingerprint',
  'withdrawn',
  'capacity',
  'remaining',
  'seats_taken',
  'seats_version',
  'closed_by',
  'end_day',
  'end_time',
  'meeting_points',
  'meeting_lat',
  'meeting_lng',
  'changes',
] as const;

/** The current policy of a product's schedule (REFUND-3). */
export const policyNow = async (
  catalog: Pick<ProductsContext, 'refundSchedules'>,
  { refund_schedule, cancellation }: Pick<ProductContent, 'refund_schedule' | 'cancellation'>,
) => policyBy((await readSchedules(catalog))[scheduleNameOf(refund_schedule)], cancellation);

/** The event by which booking hears of a version of a product. */
export const productChanged = (
  content: Parameters<typeof bookableFact>[0],
  carried: CarriedParts,
  version: number,
) => raise(productChangedV1, { aggregateId: content.prod_id, version, data: bookableFact(content, carried) });

/** The options and the refund policy that a product carries now. */
export const carriedNow = async (
  catalog: Pick<ProductsContext, 'options' | 'refundSchedules'>,
  content: ProductContent,
): Promise<CarriedParts> => {
  const [options, policy] = await Promise.all([
    optionsOf(catalog, content.opt_codes),
    policyNow(catalog, content),
  ]);
  return { options, ...policy };
};

interface Begun {
  readonly trip_id: string;
  readonly at: Date;
  /** Begins as one that shoppers do not see (CATALOG-14). */
  readonly withdrawn?: boolean | undefined;
}

/** What a new product begins with beside its content: its date in its trip, all its seats, and its event for booking. */
export const firstVersion = (
  content: ProductContent,
  carried: CarriedParts,
  { trip_id, at, withdrawn = false }: Begun,
) => ({
  trip_id,
  trip_date: tripDateOf(trip_id, content),
  remaining: content.capacity,
  seats_version: 0,
  version: 1,
  mod_date: at,
  outbox: [productChanged({ ...content, trip_id, withdrawn }, carried, 1)],
});

/** Texts are named by content and never changed: an unused one does no harm. */
const saveText = async ({ texts }: ProductStore, _id: string, contents: LocalizedText): Promise<void> => {
  try {
    await texts.updateOne({ _id }, { $setOnInsert: { contents } }, { upsert: true });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
};

/**
 * Adds or changes a product and publishes it for booking in the same update; equal content is no change.
 * Seats left follow booking's ledger only (SEAT-6). A new product begins a trip, unless `lead` names a departure
 * of the trip that it is another date of (CATALOG-17).
 * @throws DomainError capacity_below_taken where an editor lowers the capacity too far (TICKET-8); departure_taken where
 * the trip has another departure on that day, at that time and of that size (CATALOG-18); change_reason_input where an editor
 * changes what was sold and says no reason (ORDER-22)
 */
export const changeProduct = async (
  catalog: ProductStore,
  draft: ProductContent,
  { lead = leadOf(draft), copied = {}, ...edit }: Edit & Beginning = {},
): Promise<Changed> => {
  const { products, clock } = catalog;
  const content = { ...draft, contents: safeTexts(draft.contents) };
  const { prod_id, capacity, contents } = content;
  const carried = await carriedNow(catalog, content);
  const next = storedFields(content, carried);
  const { set, push, add } = writesOf(edit);
  const outcome = await saveVersioned({
    fingerprint: next.fingerprint,
    basedOn: edit.basedOn,
    shows: showsOf(edit),
    find: () =>
      products
        .findOne({ prod_id }, Object.fromEntries(comparedFields.map((field) => [field, 1])))
        .lean<Pick<StoredProduct, (typeof comparedFields)[number]>>(),
    add: async () => {
      await saveText(catalog, next.contents_id, contents);
      const trip_id = await tripOf(catalog, lead);
      const first = {
        ...next,
        ...firstVersion(content, carried, { trip_id, at: clock(), withdrawn: edit.withdraw }),
        ...copied,
        ...add,
      };
      await rejectTaken(catalog, first, () => products.create(first));
    },
    change: async (existing) => {
      // Only an editor can be rejected: the shop itself keeps or loads the capacity.
      if (edit.mark) checkCapacity(existing, capacity);
      if (lacksReason(existing, content, edit))
        throw new DomainError('change_reason_input', {
          field: 'change.reason',
          params: { count: takenSeats(existing) },
        });
      await saveText(catalog, next.contents_id, contents);
      const version = existing.version + 1;
      const { trip_id, withdrawn, seats_version } = existing;
      const sold = soldChangeOf(existing, content, { ...edit, at: clock() });
      const { changes = existing.changes } = sold ?? {};
      const published = { ...content, trip_id, withdrawn: set.withdrawn ?? withdrawn ?? false, changes };
      const trip_date = movedDate(existing, content);
      return rejectTaken(catalog, { prod_id, trip_date }, () =>
        products.updateOne(
          {
            prod_id,
            version: existing.version,
            // Decided on the seats that are taken.
            ...((sold || capacity < existing.capacity) && { seats_version }),
          },
          {
            $set: {
              ...next,
              ...set,
              ...(trip_date && { trip_date }),
              ...(sold && { changes }),
              version,
              mod_date: clock(),
            },
            $push: {
              outbox: productChanged(published, carried, version),
              ...push,
              ...(sold?.audit && { audit: sold.audit }),
            },
            ...(isReopened(existing, content) && { $unset: { closed_by: '' } }),
          },
        ),
      );
    },
  });
  if (outcome === 'added' || outcome === 'changed') catalog.nudge();
  // An unchanged one as well: the change that made it so may have been interrupted here.
  if (outcome !== 'stale') await refreshTripOf(catalog, prod_id);
  return outcome;
};

/** Whether closed days no longer close it: it is on sale again, or on another day (CATALOG-22). */
const isReopened = (
  { closed_by, start_day }: Pick<StoredProduct, 'closed_by' | 'start_day'>,
  content: Pick<ProductContent, 'progress_yn' | 'start_day'>,
): boolean => closed_by !== undefined && (content.progress_yn !== 'E' || content.start_day !== start_day);

/** The date of a departure that moves to another one; absent where it stays, or has no trip yet. */
const movedDate = (
  existing: Pick<StoredProduct, 'trip_id' | 'start_day' | 'start_time' | 'package_cnt'>,
  content: ProductContent,
): string | undefined =>
  existing.trip_id && !isSameDate(existing, content) ? tripDateOf(existing.trip_id, content) : undefined;

/** @throws DomainError departure_taken where another departure of the trip has the date */
const rejectTaken = async <Result>(
  { products }: Pick<ProductsContext, 'products'>,
  { prod_id, trip_date }: { readonly prod_id: string; readonly trip_date: string | undefined },
  write: () => Promise<Result>,
): Promise<Result> => {
  try {
    return await write();
  } catch (error) {
    if (!isDuplicateKey(error) || trip_date === undefined) throw error;
    const other = await products.exists({ trip_date, prod_id: { $ne: prod_id } });
    throw other ? new DomainError('departure_taken', { field: 'start_day' }) : error;
  }
};

/**
 * Rejects lowering the capacity below seats taken or held (TICKET-8); keeping or raising it is always
 * allowed.
 * @throws DomainError capacity_below_taken, with the number
 */
const checkCapacity = (existing: StoredSeats, capacity: number): void => {
  const taken = takenSeats(existing);
  if (capacity < existing.capacity && capacity < taken)
    throw new DomainError('capacity_below_taken', { field: 'capacity', params: { count: taken } });
};

/** A product's content with its long text. @throws Error when the text is missing */
export const readContent = async (
  { texts }: Pick<ProductsContext, 'texts'>,
  product: StoredProduct,
): Promise<ProductContent> => {
  const text = await texts.findOne({ _id: product.contents_id }).lean();
  if (!text) throw new Error(`The text of ${product.prod_id} is missing`);
  return contentOf(product, text.contents);
};
