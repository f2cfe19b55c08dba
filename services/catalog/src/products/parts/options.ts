import type { Currency, LanTp, Option, OptionMsg } from '@narae/contracts';
import { textIn, toWireFields } from '@narae/contracts/localized';
import { convert } from '@narae/rules';
import type { z } from 'zod';
import { shown } from '../../content/index.ts';
import type { ProductsContext } from '../context.ts';
import type { StoredOption } from './parts.model.ts';

const codesOf = (list: string): string[] => [...new Set(list.split(',').filter((code) => code !== ''))];

/** Options by code, in that order, with all names and prices in one currency (CATALOG-8). */
export const listOptions = async (
  { options, rateBook }: Pick<ProductsContext, 'options' | 'rateBook'>,
  request: { currency: Currency; opt_code: string },
  lanTp: LanTp,
): Promise<z.infer<typeof Option>[]> => {
  const codes = codesOf(request.opt_code);
  if (codes.length === 0) return [];
  const [rows, dealBasR] = await Promise.all([
    options.find({ opt_code: { $in: codes } }).lean(),
    rateBook.current(request.currency),
  ]);
  return rows
    .sort((a, b) => codes.indexOf(a.opt_code) - codes.indexOf(b.opt_code))
    .map(({ opt_code, kind, names, origin_price }) => ({
      value: opt_code,
      opt_code,
      opt_kind: kind,
      ...toWireFields('opt_', 'nm', names),
      opt_nm: textIn(names, lanTp),
      opt_price: convert(origin_price, dealBasR),
      origin_price,
    }));
};

/** Messages of options for shoppers, in the order of the codes (CATALOG-8). */
export const listOptionMessages = async (
  { options }: Pick<ProductsContext, 'options'>,
  optCode: string,
  lanTp: LanTp,
): Promise<z.infer<typeof OptionMsg>[]> => {
  const codes = codesOf(optCode);
  if (codes.length === 0) return [];
  const rows = await options.find({ opt_code: { $in: codes } }, { opt_code: 1, messages: 1 }).lean();
  return rows
    .sort((a, b) => codes.indexOf(a.opt_code) - codes.indexOf(b.opt_code))
    .map(({ opt_code, messages }) => ({
      opt_code,
      ...toWireFields('opt_', 'msg', messages),
      opt_msg: textIn(messages, lanTp),
    }));
};

/** Messages of the options that a type and category of products sell (CATALOG-8). */
export const listSoldOptionMessages = async (
  { options, products }: Pick<ProductsContext, 'options' | 'products'>,
  request: { opt_code: string; prod_type: string; prod_category: string },
  lanTp: LanTp,
): Promise<z.infer<typeof OptionMsg>[]> => {
  const { opt_code, prod_type, prod_category } = request;
  const codes = codesOf(opt_code);
  if (codes.length === 0) return [];
  const [messages, selling] = await Promise.all([
    listOptionMessages({ options }, opt_code, lanTp),
    products.find({ prod_type, prod_category, opt_codes: { $in: codes }, ...shown }, { opt_codes: 1 }).lean(),
  ]);
  const sold = new Set(selling.flatMap((row) => row.opt_codes));
  return messages.filter((message) => sold.has(message.opt_code));
};

export const readOptions = (
  { options }: Pick<ProductsContext, 'options'>,
  codes?: readonly string[],
): Promise<Pick<StoredOption, 'opt_code' | 'kind' | 'names' | 'origin_price'>[]> =>
  options
    .find(codes ? { opt_code: { $in: [...codes] } } : {}, {
      _id: 0,
      opt_code: 1,
      kind: 1,
      names: 1,
      origin_price: 1,
    })
    .lean();
