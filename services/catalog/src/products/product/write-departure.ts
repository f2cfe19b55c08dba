import type { Pending } from '@narae/service-kit';
import type { ProductsContext } from '../context.ts';
import { productChanged } from './change-product.ts';
import { tripDateOf } from '../trips/trip-date.rules.ts';
import type { StoredProduct } from './product.model.ts';
import { type ProductContent, storedFields } from './product.rules.ts';

interface Writing {
  /** mem_id of who changes it; empty where it is the shop itself. */
  readonly by: string;
  /** The closed days that close its sale (CATALOG-22); absent where they stay as they are. */
  readonly closed_by?: string;
  /** It leaves, or ends, at the times of the content on the same day. */
  readonly isMoved?: boolean;
  /** It is taken back from shoppers (CATALOG-14). */
  readonly isWithdrawn?: boolean;
}

/**
 * Writes price, seats, sale or times of a departure, or takes it back from shoppers, if it is still the one that was read. Its
 * event is handed to the relay from memory: to look for it among all that wait takes longer with each of many. One on sale has
 * no closed days any more. The caller sums up the trip.
 * @returns whether it was written
 * @throws what the store says of a date that another departure of the trip has, where it is moved
 */
export const writeDeparture = async (
  { products: model, nudge, clock }: Pick<ProductsContext, 'products' | 'nudge' | 'clock'>,
  product: StoredProduct,
  content: ProductContent,
  { by, closed_by, isMoved = false, isWithdrawn = false }: Writing,
): Promise<boolean> => {
  const at = clock();
  const { prod_id, trip_id = '', changes, seats_version } = product;
  const withdrawn = isWithdrawn || (product.withdrawn ?? false);
  const { start_time, end_time } = content;
  /** Who takes seats meanwhile must be noticed. */
  const isForUnsold = isMoved || isWithdrawn || content.capacity < product.capacity;
  const { origin_price, capacity, progress_yn, shelf, fingerprint } = storedFields(content, {
    options: product.options,
    refund_terms: product.refund_terms,
    name_change: product.name_change,
  });
  const version = product.version + 1;
  const written = await model
    .findOneAndUpdate(
      { prod_id, version: product.version, ...(isForUnsold && { seats_version }) },
      {
        $set: {
          origin_price,
          capacity,
          progress_yn,
          shelf,
          fingerprint,
          ...(by !== '' && { edited: { by, at } }),
          version,
          mod_date: at,
          ...(closed_by !== undefined && { closed_by }),
          ...(isMoved && { start_time, end_time, trip_date: tripDateOf(trip_id, content) }),
          ...(isWithdrawn && { withdrawn }),
        },
        $push: { outbox: productChanged({ ...content, trip_id, withdrawn, changes }, product, version) },
        ...(progress_yn !== 'E' && { $unset: { closed_by: '' } }),
      },
      { projection: { outbox: 1 }, returnDocument: 'after' },
    )
    .lean<Pending['document']>();
  if (written) nudge({ model, document: written });
  return written !== null;
};
