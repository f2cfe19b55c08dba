import { isDeepStrictEqual } from 'node:util';
import type { StoredProduct } from './product.model.ts';
import { contentOf } from './product.rules.ts';
import type { Catalog } from '../context.ts';
import { changeProduct } from './change-product.ts';

type Shelf = Pick<Catalog, 'products' | 'texts' | 'options' | 'nudge' | 'clock'>;

/**
 * Brings changed options to the products that offer them, and so to booking. Done after a change and from time to
 * time, so that a process that ends in between leaves nothing behind for long.
 * @returns how many products were behind
 */
export const carryOptions = async (catalog: Shelf): Promise<number> => {
  const [options, products] = await Promise.all([
    catalog.options.find({}, { _id: 0, opt_code: 1, names: 1, origin_price: 1 }).lean(),
    catalog.products.find({ 'opt_codes.0': { $exists: true } }, { outbox: 0 }).lean<StoredProduct[]>(),
  ]);
  const known = new Map(options.map((option) => [option.opt_code, option]));
  const behind = products.filter(({ options: carried }) =>
    carried.some((option) => {
      const now = known.get(option.opt_code);
      return now && !isDeepStrictEqual(plain(option), plain(now));
    }),
  );
  for (const product of behind) {
    const text = await catalog.texts.findOne({ _id: product.contents_id }).lean();
    if (!text) throw new Error(`The text of ${product.prod_id} is missing`);
    // Whoever edits the product at this moment brings the options along.
    await changeProduct(catalog, contentOf(product, text.contents), { basedOn: product.version });
  }
  return behind.length;
};

const plain = ({
  names,
  origin_price,
}: Pick<StoredProduct['options'][number], 'names' | 'origin_price'>) => ({
  origin_price,
  names: [names.CHN, names.KOR, names.ENG, names.JPN, names.VTN],
});
