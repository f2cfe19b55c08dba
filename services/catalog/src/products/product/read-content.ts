import type { Catalog } from '../../context.ts';
import type { StoredProduct } from './product.model.ts';
import { contentOf, type ProductContent } from './product.rules.ts';

/** The content of a stored product with its long text. @throws Error when the text is missing */
export const readContent = async (
  { texts }: Pick<Catalog, 'texts'>,
  product: StoredProduct,
): Promise<ProductContent> => {
  const text = await texts.findOne({ _id: product.contents_id }).lean();
  if (!text) throw new Error(`The text of ${product.prod_id} is missing`);
  return contentOf(product, text.contents);
};
