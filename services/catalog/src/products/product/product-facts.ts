import type { BookableProduct } from '@narae/contracts';
import type { Catalog } from '../../context.ts';
import type { StoredProduct } from './product.model.ts';
import { bookableFact } from './product.rules.ts';

/** What booking should know of every product now. */
export const productFacts = async ({
  products,
}: Pick<Catalog, 'products'>): Promise<{ aggregateId: string; version: number; data: BookableProduct }[]> => {
  const rows = await products.find().lean<StoredProduct[]>();
  return rows.map((product) => ({
    aggregateId: product.prod_id,
    version: product.version,
    data: bookableFact(product, product),
  }));
};
