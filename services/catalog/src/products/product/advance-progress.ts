import { seoulDay } from '@narae/rules';
import { changeProduct, type ProductStore } from './change-product.ts';
import type { StoredProduct } from './product.model.ts';
import { progressOn } from './progress.rules.ts';
import { readContent } from './read-content.ts';

/**
 * Closes what departs today and marks what departs soon, so that lists, carts and booking agree (CATALOG-3).
 * @returns how many products changed their state
 */
export const advanceProgress = async (catalog: ProductStore): Promise<number> => {
  const today = seoulDay(catalog.clock());
  const open = await catalog.products.find({ progress_yn: { $in: ['Y', 'D'] } }).lean<StoredProduct[]>();
  const due = open.filter((product) => progressOn(product, today) !== product.progress_yn);
  for (const product of due) {
    const next = { ...(await readContent(catalog, product)), progress_yn: progressOn(product, today) };
    // When somebody edits the product at this moment, the edit stands and the next round decides again.
    await changeProduct(catalog, next, { basedOn: product.version });
  }
  return due.length;
};
