import type { Preview } from '@narae/contracts';
import { textIn } from '@narae/contracts/localized';
import { convert, roomsOfPair } from '@narae/rules';
import type { ProductsContext } from '../context.ts';
import type { PreviewView } from '../../content/index.ts';
import { presentPictures } from '../../media/index.ts';
import { listOptionMessages, listOptions } from '../parts/options.ts';
import { safeTexts } from '@narae/service-kit/safe-html';
import { policyNow } from '../product/change-product.ts';
import { toDetail, toHotel } from '../shop/product-card.view.ts';
import { roomsOfPairs } from '../shop/products.queries.ts';
import { type ProductContent, productPictures, storedFields } from '../product/product.rules.ts';

export const previewProduct = async (
  catalog: Pick<ProductsContext, 'products' | 'options' | 'refundSchedules' | 'rateBook'>,
  product: ProductContent,
  { lan_tp: lanTp, currency }: PreviewView,
): Promise<Partial<Preview>> => {
  const { prod_id } = product;
  const opt_code = product.opt_codes.join(',');
  const [dealBasR, seats, withRooms, options, messages, policy] = await Promise.all([
    catalog.rateBook.current(currency),
    catalog.products.findOne({ prod_id }, { remaining: 1 }).lean(),
    roomsOfPairs(catalog.products, [product]),
    listOptions(catalog, { currency, opt_code }, lanTp),
    listOptionMessages(catalog, opt_code, lanTp),
    policyNow(catalog, product),
  ]);
  const beside = withRooms.filter((other) => other.prod_id !== prod_id);
  const rooms = roomsOfPair(product, [...beside, product]);
  const content = textIn(safeTexts(product.contents), lanTp);
  const stored = {
    ...storedFields(product, { options: [], ...policy }),
    remaining: seats?.remaining ?? product.capacity,
    seats_version: 0,
    version: 0,
    mod_date: new Date(0),
    outbox: [],
  };
  return {
    images: presentPictures(product.pictures, { file_path: productPictures, id: prod_id }, lanTp),
    product: toDetail(
      stored,
      { content, rooms, dates_cnt: 0 },
      { lanTp, currency, dealBasR, ratingOf: () => ({}) },
    ),
    hotels: rooms.map((hotel) => toHotel(hotel, lanTp, (price) => convert(price, dealBasR))),
    options,
    messages,
  };
};
