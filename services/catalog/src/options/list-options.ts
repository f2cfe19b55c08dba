import type { Currency, HotelDetail, LanTp, Option, OptionMsg } from '@narae/contracts';
import { convert } from '@narae/rules';
import type { z } from 'zod';
import type { StoredProduct } from '../products/product.model.ts';
import type { ProductHotel } from '../products/product.rules.ts';
import type { Catalog } from '../context.ts';

const codesOf = (list: string): string[] => [...new Set(list.split(',').filter((code) => code !== ''))];

/** Paid options by their codes, in the order of the codes, with names in every language and prices in one currency. */
export const listOptions = async (
  { options, rateBook }: Pick<Catalog, 'options' | 'rateBook'>,
  asked: { currency: Currency; opt_code: string },
  lanTp: LanTp,
): Promise<z.infer<typeof Option>[]> => {
  const codes = codesOf(asked.opt_code);
  if (codes.length === 0) return [];
  const [rows, dealBasR] = await Promise.all([
    options.find({ opt_code: { $in: codes } }).lean(),
    rateBook.current(asked.currency),
  ]);
  return rows
    .sort((one, other) => codes.indexOf(one.opt_code) - codes.indexOf(other.opt_code))
    .map(({ opt_code, names, origin_price }) => ({
      value: opt_code,
      opt_code,
      opt_nm: names[lanTp],
      opt_cn_nm: names.CHN,
      opt_jp_nm: names.JPN,
      opt_vn_nm: names.VTN,
      opt_en_nm: names.ENG,
      opt_price: convert(origin_price, dealBasR),
      origin_price,
    }));
};

/** What a shopper should know of options before choosing them; a message belongs to the option wherever it is sold. */
export const listOptionMessages = async (
  { options }: Pick<Catalog, 'options'>,
  optCode: string,
  lanTp: LanTp,
): Promise<z.infer<typeof OptionMsg>[]> => {
  const codes = codesOf(optCode);
  if (codes.length === 0) return [];
  const rows = await options.find({ opt_code: { $in: codes } }, { opt_code: 1, messages: 1 }).lean();
  return rows
    .sort((one, other) => codes.indexOf(one.opt_code) - codes.indexOf(other.opt_code))
    .map(({ opt_code, messages }) => ({
      opt_code,
      opt_msg: messages[lanTp],
      opt_cn_msg: messages.CHN,
      opt_jp_msg: messages.JPN,
      opt_vn_msg: messages.VTN,
      opt_en_msg: messages.ENG,
    }));
};

/** A room type as shoppers see it. */
export const toHotel = (
  { names, origin_hotel_price, hotel_dtl_id, hotel_type }: ProductHotel,
  lanTp: LanTp,
  priced: (origin: number) => number,
): HotelDetail => ({
  hotel_dtl_id,
  hotel_type,
  hotel_type_nm: names[lanTp],
  hotel_type_cn_nm: names.CHN,
  hotel_type_jp_nm: names.JPN,
  hotel_type_vn_nm: names.VTN,
  hotel_type_en_nm: names.ENG,
  hotel_price: priced(origin_hotel_price),
  origin_hotel_price,
});

/** The rooms sold with a category's products, each once; prices per person for the whole stay. */
export const listHotels = async (
  { products, rateBook }: Pick<Catalog, 'products' | 'rateBook'>,
  asked: { currency: Currency; prod_type: string; prod_category: string },
  lanTp: LanTp,
): Promise<z.infer<typeof HotelDetail>[]> => {
  const { prod_type, prod_category } = asked;
  const [rows, dealBasR] = await Promise.all([
    products.find({ prod_type, prod_category }, { hotels: 1 }).sort({ prod_id: 1 }).lean<StoredProduct[]>(),
    rateBook.current(asked.currency),
  ]);
  const byId = new Map(rows.flatMap((row) => row.hotels).map((hotel) => [hotel.hotel_dtl_id, hotel]));
  return [...byId.values()].map((hotel) => toHotel(hotel, lanTp, (price) => convert(price, dealBasR)));
};
