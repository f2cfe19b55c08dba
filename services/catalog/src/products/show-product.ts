import type { Currency, LanTp, ProductDetail, ProductImage } from '@narae/contracts';
import type { z } from 'zod';
import type { StoredProductText } from './product-text.model.ts';
import type { StoredProduct } from './product.model.ts';
import { productPictures } from './product.rules.ts';
import type { Catalog } from '../context.ts';
import { detailFields, toDetail } from './product-card.view.ts';
import { presentPictures } from '../kpop-info/list-pictures.ts';

/** One product with all its page needs; no row when there is none. */
export const showProduct = async (
  { products, texts, rateBook }: Pick<Catalog, 'products' | 'texts' | 'rateBook'>,
  { currency, lan_tp: lanTp, prod_id }: { currency: Currency; lan_tp: LanTp; prod_id: string },
): Promise<ProductDetail[]> => {
  const [product, dealBasR] = await Promise.all([
    products.findOne({ prod_id }, detailFields(lanTp)).lean<StoredProduct>(),
    rateBook.current(currency),
  ]);
  if (!product) return [];
  const text = await texts
    .findOne({ _id: product.contents_id }, { [`contents.${lanTp}`]: 1 })
    .lean<Pick<StoredProductText, 'contents'>>();
  return [toDetail(product, text?.contents[lanTp] ?? '', { lanTp, currency, dealBasR })];
};

/** A product's pictures in their order, described in the caller's language. */
export const listPictures = async (
  { products }: Pick<Catalog, 'products'>,
  prodId: string,
  lanTp: LanTp,
): Promise<z.infer<typeof ProductImage>[]> => {
  const product = await products.findOne({ prod_id: prodId }, { pictures: 1 }).lean<StoredProduct>();
  return presentPictures(product, productPictures, prodId, lanTp);
};

/** Seats left of some products, for pages that keep them live. */
export const seatsLeft = async (
  { products }: Pick<Catalog, 'products'>,
  prodIds: readonly string[],
): Promise<{ prod_id: string; inventory_cnt: number }[]> => {
  const rows = await products
    .find({ prod_id: { $in: [...prodIds] } }, { _id: 0, prod_id: 1, remaining: 1 })
    .lean();
  return rows.map((row) => ({ prod_id: row.prod_id, inventory_cnt: row.remaining }));
};
