import type { Currency, LanTp, ProductDetail } from '@narae/contracts';
import { textIn } from '@narae/contracts/localized';
import { roomsOfPair } from '@narae/rules';
import type { Catalog } from '../../context.ts';
import { textFields } from '../../content/kinds/localized-text.model.ts';
import { toDetail } from './product-card.view.ts';
import type { StoredProductText } from '../product/product-text.model.ts';
import type { StoredProduct } from '../product/product.model.ts';
import { detailFields, roomsOfPairs } from './products.queries.ts';
import { shown } from '../../content/kinds/edited-fields.model.ts';

/** One product with all its page needs; no row when there is none. */
export const showProduct = async (
  { products, texts, rateBook }: Pick<Catalog, 'products' | 'texts' | 'rateBook'>,
  { currency, lan_tp: lanTp, prod_id }: { currency: Currency; lan_tp: LanTp; prod_id: string },
): Promise<ProductDetail[]> => {
  const [product, dealBasR] = await Promise.all([
    products.findOne({ prod_id, ...shown }, detailFields(lanTp)).lean<StoredProduct>(),
    rateBook.current(currency),
  ]);
  if (!product) return [];
  const [text, withRooms] = await Promise.all([
    texts
      .findOne({ _id: product.contents_id }, textFields('contents', lanTp))
      .lean<Pick<StoredProductText, 'contents'>>(),
    roomsOfPairs(products, [product]),
  ]);
  const content = textIn(text?.contents, lanTp);
  const rooms = roomsOfPair(product, withRooms);
  return [toDetail(product, { content, rooms }, { lanTp, currency, dealBasR })];
};
