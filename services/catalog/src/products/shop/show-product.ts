import type { Currency, LanTp, ProductDetail, HotelDetail, ProductImage } from '@narae/contracts';
import { tripIdPattern } from '@narae/contracts/href';
import { textIn } from '@narae/contracts/localized';
import { roomsOfPair, convert } from '@narae/rules';
import { readClosedTexts } from '../closed-days/closing.ts';
import type { ProductsContext } from '../context.ts';
import { shown, textFields } from '../../content/index.ts';
import { addressesOf, type ContentPicture, type PictureAddress, presentPictures } from '../../media/index.ts';
import { toDetail, toHotel } from './product-card.view.ts';
import type { StoredProduct, StoredProductText } from '../product/product.model.ts';
import { detailFields, roomsOfPairs } from './products.queries.ts';
import { productPictures } from '../product/product.rules.ts';

/** A product, or the departure that stands for a trip. */
type Wanted = { readonly prod_id: string } | { readonly trip_id: string; readonly stands: true };

export const showProduct = async (
  {
    products,
    texts,
    closedDays,
    rateBook,
    tripBook,
  }: Pick<ProductsContext, 'products' | 'texts' | 'closedDays' | 'rateBook' | 'tripBook'>,
  { currency, lan_tp: lanTp, ...wanted }: { currency: Currency; lan_tp: LanTp } & Wanted,
): Promise<ProductDetail[]> => {
  const [product, dealBasR, ratingOf] = await Promise.all([
    products.findOne({ ...wanted, ...shown }, detailFields(lanTp)).lean<StoredProduct>(),
    rateBook.current(currency),
    tripBook.ratings(),
  ]);
  if (!product) return [];
  const [text, withRooms, closedText, standing] = await Promise.all([
    texts
      .findOne({ _id: product.contents_id }, textFields('contents', lanTp))
      .lean<Pick<StoredProductText, 'contents'>>(),
    roomsOfPairs(products, [product]),
    readClosedTexts({ closedDays }, [product], lanTp),
    // Of a trip with one date the product knows it.
    product.stands
      ? product
      : products.findOne({ trip_id: product.trip_id ?? '', stands: true }, { _id: 0, dates_cnt: 1 }).lean(),
  ]);
  const content = textIn(text?.contents, lanTp);
  const rooms = roomsOfPair(product, withRooms);
  const parts = { content, rooms, dates_cnt: standing?.dates_cnt ?? 0 };
  return [{ ...toDetail(product, parts, { lanTp, currency, dealBasR, ratingOf }), ...closedText(product) }];
};

/** The rooms of a pair (CART-6). */
export const listHotels = async (
  { products, rateBook }: Pick<ProductsContext, 'products' | 'rateBook'>,
  pair: { currency: Currency; prod_type: string; prod_category: string },
  lanTp: LanTp,
): Promise<HotelDetail[]> => {
  const [rows, dealBasR] = await Promise.all([
    roomsOfPairs(products, [pair]),
    rateBook.current(pair.currency),
  ]);
  return roomsOfPair(pair, rows).map((hotel) => toHotel(hotel, lanTp, (price) => convert(price, dealBasR)));
};

/** In their order, described in the caller's language (CATALOG-6). */
export const listProductPictures = async (
  { products }: Pick<ProductsContext, 'products'>,
  prodId: string,
  lanTp: LanTp,
): Promise<ProductImage[]> => {
  const product = await products
    .findOne({ prod_id: prodId, ...shown }, { pictures: 1 })
    .lean<StoredProduct>();
  return presentPictures(product?.pictures ?? [], { file_path: productPictures, id: prodId }, lanTp);
};

export const productPictureAddresses = async ({
  products,
}: Pick<ProductsContext, 'products'>): Promise<PictureAddress[]> => {
  const rows = await products
    .find({}, { prod_id: 1, pictures: 1 })
    .lean<{ prod_id: string; pictures: ContentPicture[] }[]>();
  return rows.flatMap(({ prod_id, pictures }) =>
    addressesOf({ file_path: productPictures, id: prod_id }, pictures),
  );
};

/** Of a trip's departures with a picture the one it began with, else any: those of a series are not read for it. */
const departureWith = async (
  { products, trips }: Pick<ProductsContext, 'products' | 'trips'>,
  { prod_id: trip_id, file_type, file_name }: PictureAddress,
): Promise<string | undefined> => {
  const trip = await trips.findOne({ trip_id }, { _id: 0, lead: 1 }).lean();
  if (!trip) return undefined;
  const having = { pictures: { $elemMatch: { file_type, file_name } } };
  const find = (whose: { readonly prod_id: string } | { readonly trip_id: string }) =>
    products.findOne({ ...whose, ...having }, { _id: 0, prod_id: 1 }).lean<Pick<StoredProduct, 'prod_id'>>();
  return ((await find({ prod_id: trip.lead })) ?? (await find({ trip_id })))?.prod_id;
};

/**
 * Where the pictures are that a departure copied (CATALOG-18), and those of a trip, whose number may stand for that of its
 * departure (CATALOG-6).
 */
export const originalPictures =
  (catalog: Pick<ProductsContext, 'products' | 'trips'>) =>
  async (address: PictureAddress): Promise<PictureAddress> => {
    const { file_path, prod_id } = address;
    if (file_path !== productPictures) return address;
    if (tripIdPattern.test(prod_id))
      return { ...address, prod_id: (await departureWith(catalog, address)) ?? prod_id };
    const found = await catalog.products
      .findOne({ prod_id }, { _id: 0, pictures_of: 1 })
      .lean<Pick<StoredProduct, 'pictures_of'>>();
    return { ...address, prod_id: found?.pictures_of ?? prod_id };
  };

/** Whether shoppers find a product (CATALOG-14). */
export const isShown = async (
  { products }: Pick<ProductsContext, 'products'>,
  prod_id: string,
): Promise<boolean> => prod_id !== '' && (await products.exists({ prod_id, ...shown })) !== null;
