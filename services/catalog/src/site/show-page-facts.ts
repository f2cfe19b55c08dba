import type { Currency, LanTp, PageFacts } from '@narae/contracts';
import { categoryName } from './list-categories.ts';
import type { Catalog } from '../context.ts';
import { quoteProducts } from '../products/shop/list-products.ts';

/** As many products as others quote of a list. */
const QUOTED = 12;

/** What a page shows, for those who quote it: one product, or the first of a list; nothing where there is none. */
export const showPageFacts = async (
  catalog: Pick<Catalog, 'products' | 'categories' | 'rateBook'>,
  asked: { currency: Currency; lan_tp: LanTp; prod_id?: string | undefined; prod_type?: string | undefined },
): Promise<PageFacts> => {
  const [products, category_nm] = await Promise.all([
    quoteProducts(catalog, asked, QUOTED),
    asked.prod_type ? categoryName(catalog, asked.prod_type, asked.lan_tp) : '',
  ]);
  return { products, category_nm };
};
