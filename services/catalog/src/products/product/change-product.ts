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
import { leadOf, refreshTripOf, tripOf } from '../trips/keep-trips.ts';

export type ProductStore = Pick<
  ProductsContext,
  'products' | 'trips' | 'texts' | 'options' | 'refundSchedules' | 'nudge' | 'clock'
>;

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
  'fingerprint',
  'withdrawn',
  'capacity',
  'remaining',
  'seats_taken',
  'seats_version',
] as const;

/** The current policy of a product's schedule (REFUND-3). */
export const policyNow = async (
  catalog: Pick<ProductsContext, 'refundSchedules'>,
  { refund_schedule, cancellation }: Pick<ProductContent, 'refund_schedule' | 'cancellation'>,
) => policyBy((await readSchedules(catalog))[scheduleNameOf(refund_schedule)], cancellation);

const changedEvent = (
  content: ProductContent & { withdrawn?: boolean },
  carried: CarriedParts,
  version: number,
) => raise(productChangedV1, { aggregateId: content.prod_id, version, data: bookableFact(content, carried) });

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
 * @throws DomainError capacity_below_taken where an editor lowers the capacity too far (TICKET-8)
 */
export const changeProduct = async (
  catalog: ProductStore,
  draft: ProductContent,
  { lead = leadOf(draft), ...edit }: Edit & { readonly lead?: string | undefined } = {},
): Promise<Changed> => {
  const { products, clock } = catalog;
  const content = { ...draft, contents: safeTexts(draft.contents) };
  const { prod_id, capacity, contents } = content;
  const [options, policy] = await Promise.all([
    optionsOf(catalog, content.opt_codes),
    policyNow(catalog, content),
  ]);
  const carried = { options, ...policy };
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
      const outbox = [changedEvent(content, carried, 1)];
      const start = { remaining: capacity, seats_version: 0, version: 1, mod_date: clock(), outbox };
      const trip_id = await tripOf(catalog, lead);
      await products.create({ ...next, trip_id, ...start, ...add });
    },
    change: async (existing) => {
      // Only an editor can be rejected: the shop itself keeps or loads the capacity.
      if (edit.mark) checkCapacity(existing, capacity);
      await saveText(catalog, next.contents_id, contents);
      const version = existing.version + 1;
      const published = { ...content, withdrawn: set.withdrawn ?? existing.withdrawn ?? false };
      return products.updateOne(
        {
          prod_id,
          version: existing.version,
          ...(capacity < existing.capacity && { seats_version: existing.seats_version }),
        },
        {
          $set: { ...next, ...set, version, mod_date: clock() },
          $push: { outbox: changedEvent(published, carried, version), ...push },
        },
      );
    },
  });
  if (outcome === 'added' || outcome === 'changed') catalog.nudge();
  // An unchanged one as well: the change that made it so may have been interrupted here.
  if (outcome !== 'stale') await refreshTripOf(catalog, prod_id);
  return outcome;
};

interface StoredSeats {
  readonly capacity: number;
  readonly remaining: number;
  /** Taken or held, as booking said last; absent before it first said so. */
  readonly seats_taken?: number;
}

/**
 * Rejects lowering the capacity below seats taken or held (TICKET-8); keeping or raising it is always
 * allowed.
 * @throws DomainError capacity_below_taken, with the number
 */
const checkCapacity = (existing: StoredSeats, capacity: number): void => {
  const { seats_taken: taken = Math.max(0, existing.capacity - existing.remaining) } = existing;
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
