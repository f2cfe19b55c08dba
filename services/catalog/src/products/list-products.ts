import type { Currency, LanTp, Product } from '@narae/contracts';
import type { QueryFilter } from 'mongoose';
import type { StoredProduct } from './product.model.ts';
import type { Catalog } from '../context.ts';
import { cardFields, shelfOrder, toCard } from './product-card.view.ts';

type Shelf = Pick<Catalog, 'products' | 'rateBook'>;
type Filter = QueryFilter<StoredProduct>;

const cards = async (
  { products, rateBook }: Shelf,
  filter: Filter,
  asked: { currency: Currency; lan_tp: LanTp },
): Promise<Product[]> => {
  const [rows, dealBasR] = await Promise.all([
    products.find(filter, cardFields(asked.lan_tp)).sort(shelfOrder).lean<StoredProduct[]>(),
    rateBook.current(asked.currency),
  ]);
  const view = { lanTp: asked.lan_tp, currency: asked.currency, dealBasR };
  return rows.map((row) => toCard(row, view));
};

/** The products of a category, or all: open ones by departure, then in preparation, then closed (spec §2 Product lists). */
export const listProducts = (
  catalog: Shelf,
  asked: { currency: Currency; lan_tp: LanTp; prod_type?: string | undefined },
): Promise<Product[]> =>
  cards(catalog, { listed: true, ...(asked.prod_type ? { prod_type: asked.prod_type } : {}) }, asked);

/** The packages of a category's product, by party size (spec §2: the package dropdown). */
export const listPackages = async (
  catalog: Shelf,
  asked: { currency: Currency; lan_tp: LanTp; prod_type: string; prod_category: string },
): Promise<Product[]> => {
  const { prod_type, prod_category } = asked;
  const rows = await cards(catalog, { prod_type, prod_category, package_cnt: { $gt: 0 } }, asked);
  return rows.sort((one, other) => one.package_cnt - other.package_cnt);
};

/** What goes well with a product; products that left the catalogue are simply not there. */
export const listRelated = async (
  catalog: Shelf,
  asked: { currency: Currency; lan_tp: LanTp; prod_id: string },
): Promise<Product[]> => {
  const product = await catalog.products
    .findOne({ prod_id: asked.prod_id }, { related: 1 })
    .lean<StoredProduct>();
  if (!product || product.related.length === 0) return [];
  return cards(catalog, { prod_id: { $in: product.related } }, asked);
};
