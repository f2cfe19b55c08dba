import type { BookableProduct } from '@narae/contracts';
import type { CatalogContext } from './context.ts';
import { closeSeats, setCapacity } from '../inventory/index.ts';
import { closeProduct, forgetProductVersions, upsertProduct } from './product.queries.ts';

/**
 * Stores what booking must know of a product, and its ledger's capacity; seats taken are booking's own and never reset
 * (SEAT-6). Each of the two ignores an older version by itself, so that a repeat after a crash between them finishes
 * the work. @param version of the catalogue's product
 */
export const storeProduct = async (
  context: CatalogContext,
  product: BookableProduct & { sale_until?: Date },
  version: number,
): Promise<void> => {
  const { prod_id, capacity } = product;
  await upsertProduct(context.products, product, version);
  await setCapacity(context, { prod_id, capacity, version });
};

/** Closes a product for good, here and by its seats for whoever shows them: its organiser cancelled it (REFUND-4). */
export const closeForGood = async (context: CatalogContext, prod_id: string): Promise<void> => {
  await closeProduct(context.products, prod_id, context.now());
  await closeSeats(context, prod_id);
};

/** Prepares for a rebuild: every product that comes from now on replaces the copy. */
export const restartProducts = ({ products }: CatalogContext): Promise<unknown> =>
  forgetProductVersions(products);
