import { seoulDay } from '@narae/rules';
import type { StoredProduct } from './product.model.ts';
import { contentOf } from './product.rules.ts';
import { progressOn } from './progress.rules.ts';
import type { Catalog } from '../context.ts';
import { changeProduct } from './change-product.ts';

/**
 * Closes what departs today and marks what departs soon, so that lists, carts and the booking side agree (spec §4).
 * @returns how many products moved on
 */
export const advanceProgress = async (
  catalog: Pick<Catalog, 'products' | 'texts' | 'options' | 'nudge' | 'clock'>,
): Promise<number> => {
  const today = seoulDay(catalog.clock());
  const open = await catalog.products.find({ progress_yn: { $in: ['Y', 'D'] } }).lean<StoredProduct[]>();
  const moving = open.filter((product) => progressOn(product, today) !== product.progress_yn);
  for (const product of moving) {
    const text = await catalog.texts.findOne({ _id: product.contents_id }).lean();
    if (!text) throw new Error(`The text of ${product.prod_id} is missing`);
    const next = { ...contentOf(product, text.contents), progress_yn: progressOn(product, today) };
    // Whoever edits the product at this moment goes first; the next round looks again.
    await changeProduct(catalog, next, { basedOn: product.version });
  }
  return moving.length;
};
