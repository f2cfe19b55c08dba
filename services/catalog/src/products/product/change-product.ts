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

/** What changing a product works with. */
export type ProductStore = Pick<
  ProductsContext,
  'products' | 'texts' | 'options' | 'refundSchedules' | 'nudge' | 'clock'
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

/** What a change is decided by. */
const knownFields = [
  'version',
  'fingerprint',
  'withdrawn',
  'capacity',
  'remaining',
  'seats_taken',
  'seats_version',
] as const;

/** The policy of the schedule a product names, as it is now (REFUND-3). */
export const policyNow = async (
  catalog: Pick<ProductsContext, 'refundSchedules'>,
  { refund_schedule, cancellation }: Pick<ProductContent, 'refund_schedule' | 'cancellation'>,
) => policyBy((await readSchedules(catalog))[scheduleNameOf(refund_schedule)], cancellation);

const changedEvent = (
  content: ProductContent & { withdrawn?: boolean },
  carried: CarriedParts,
  version: number,
) => raise(productChangedV1, { aggregateId: content.prod_id, version, data: bookableFact(content, carried) });

/** A text is named by its content and never changed, so that one written early does no harm if the product then stays as it was. */
const saveText = async ({ texts }: ProductStore, _id: string, contents: LocalizedText): Promise<void> => {
  try {
    await texts.updateOne({ _id }, { $setOnInsert: { contents } }, { upsert: true });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
};

/**
 * Adds or changes a product and publishes the change for booking in the same update. Equal content is no change and publishes no event.
 * Seats left are not an editor's business: they follow booking's ledger (SEAT-6).
 * @throws DomainError capacity_below_taken where a person lowers the capacity too far (TICKET-8)
 */
export const changeProduct = async (
  catalog: ProductStore,
  draft: ProductContent,
  edit: Edit = {},
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
        .findOne({ prod_id }, Object.fromEntries(knownFields.map((field) => [field, 1])))
        .lean<Pick<StoredProduct, (typeof knownFields)[number]>>(),
    add: async () => {
      await saveText(catalog, next.contents_id, contents);
      const outbox = [changedEvent(content, carried, 1)];
      const start = { remaining: capacity, seats_version: 0, version: 1, mod_date: clock(), outbox };
      await products.create({ ...next, ...start, ...add });
    },
    change: async (known) => {
      // What the shop itself changes keeps the capacity, or loads it: only a person is rejected.
      if (edit.mark) checkCapacity(known, capacity);
      await saveText(catalog, next.contents_id, contents);
      const version = known.version + 1;
      const told = { ...content, withdrawn: set.withdrawn ?? known.withdrawn ?? false };
      return products.updateOne(
        {
          prod_id,
          version: known.version,
          // Seats taken meanwhile are looked at once more before a capacity is lowered.
          ...(capacity < known.capacity && { seats_version: known.seats_version }),
        },
        {
          $set: { ...next, ...set, version, mod_date: clock() },
          $push: { outbox: changedEvent(told, carried, version), ...push },
        },
      );
    },
  });
  if (outcome === 'added' || outcome === 'changed') catalog.nudge();
  return outcome;
};

/** What is known of a product's seats. */
interface KnownSeats {
  readonly capacity: number;
  /** Seats left, as booking said last. */
  readonly remaining: number;
  /** Seats that are taken or held, as booking said last; absent where it has said nothing since they are noted. */
  readonly seats_taken?: number;
}

/**
 * Rejects a capacity that is lowered below the seats that are taken or held (TICKET-8). One that stays or rises is never rejected, not
 * even where more is sold than there is.
 * @throws DomainError capacity_below_taken, with the number
 */
const checkCapacity = (known: KnownSeats, capacity: number): void => {
  const { seats_taken: taken = Math.max(0, known.capacity - known.remaining) } = known;
  if (capacity < known.capacity && capacity < taken)
    throw new DomainError('capacity_below_taken', { field: 'capacity', params: { count: taken } });
};

/** The content of a stored product with its long text. @throws Error when the text is missing */
export const readContent = async (
  { texts }: Pick<ProductsContext, 'texts'>,
  product: StoredProduct,
): Promise<ProductContent> => {
  const text = await texts.findOne({ _id: product.contents_id }).lean();
  if (!text) throw new Error(`The text of ${product.prod_id} is missing`);
  return contentOf(product, text.contents);
};
