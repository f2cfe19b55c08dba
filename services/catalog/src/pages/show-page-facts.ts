import type { Currency, LanTp, PageFacts, SiteMapRow } from '@narae/contracts';
import type { StoredProduct } from '../products/product.model.ts';
import type { Catalog } from '../context.ts';
import { cardFields, shelfOrder, toCard } from '../products/product-card.view.ts';

/** As many products as others quote of a list. */
const QUOTED = 12;

/** What a page shows, for those who quote it: one product, or the first of a list; nothing where there is none. */
export const pageFacts = async (
  { products, categories, rateBook }: Pick<Catalog, 'products' | 'categories' | 'rateBook'>,
  asked: { currency: Currency; lan_tp: LanTp; prod_id?: string | undefined; prod_type?: string | undefined },
): Promise<PageFacts> => {
  const { currency, lan_tp: lanTp, prod_id, prod_type } = asked;
  const filter = prod_id ? { prod_id } : { listed: true, ...(prod_type ? { prod_type } : {}) };
  const [rows, dealBasR, category] = await Promise.all([
    products.find(filter, cardFields(lanTp)).sort(shelfOrder).limit(QUOTED).lean<StoredProduct[]>(),
    rateBook.current(currency),
    prod_type ? categories.findOne({ cd_group_code: prod_type }, { names: 1 }).lean() : null,
  ]);
  return {
    products: rows.map((row) => toCard(row, { lanTp, currency, dealBasR })),
    category_nm: category?.names[lanTp] ?? '',
  };
};

/** Every product with a page of its own in lists, for a map of the site. */
export const siteMapRows = async ({ products }: Pick<Catalog, 'products'>): Promise<SiteMapRow[]> => {
  const rows = await products
    .find({ listed: true }, { _id: 0, prod_id: 1, variant: 1, mod_date: 1 })
    .sort({ prod_id: 1 })
    .lean<Pick<StoredProduct, 'prod_id' | 'variant' | 'mod_date'>[]>();
  return rows.map(({ prod_id, variant, mod_date }) => ({
    prod_id,
    variant,
    mod_day: mod_date.toISOString().slice(0, 10),
  }));
};
