import type { BookableProduct } from '@narae/contracts';
import type { BookingContext } from '../context.ts';
import { setCapacity } from '../seats/set-capacity.ts';
import { closeProduct, forgetProductVersions, upsertProduct } from './product.queries.ts';

/**
 * Stores what booking must know of a product, and its ledger's capacity; seats taken are booking's own and never reset
 * (SEAT-6). Each of the two ignores an older version by itself, so that a repeat after a crash between them finishes
 * the work. @param version of the catalogue's product
 */
export const storeProduct = async (
  context: BookingContext,
  product: BookableProduct & { sale_until?: Date },
  version: number,
): Promise<void> => {
  const { prod_id, capacity } = product;
  await upsertProduct(context.products, product, version);
  await setCapacity(context, { prod_id, capacity, version });
};

/** Closes a product for good: its organiser cancelled it (REFUND-4). */
export const closeForGood = ({ products, now }: BookingContext, prod_id: string): Promise<void> =>
  closeProduct(products, prod_id, now());

/** Prepares for a rebuild: every product that comes from now on replaces the copy. */
export const restartProducts = ({ products }: BookingContext): Promise<unknown> =>
  forgetProductVersions(products);
