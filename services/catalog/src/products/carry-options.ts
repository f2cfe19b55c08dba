import { perLanguage } from '@narae/contracts/localized';
import type { Catalog } from '../context.ts';
import { fingerprintOf } from '../domain/fingerprint.rules.ts';
import { readOptions } from '../options/read-options.ts';
import { changeProduct } from './change-product.ts';
import type { StoredProduct } from './product.model.ts';
import type { ProductOption } from './product.rules.ts';
import { readContent } from './read-content.ts';

/** Compares kind, names and price in every language, whatever order they were written in. */
const stateOf = ({ kind, names, origin_price }: Omit<ProductOption, 'opt_code'>): string =>
  fingerprintOf({ kind: kind ?? '', origin_price, names: perLanguage((lanTp) => names[lanTp] ?? '') });

/**
 * Brings changed options to the products that offer them, and so to booking. Done after a change and from time to
 * time, so that a process that ends in between leaves nothing behind for long.
 * @returns how many products were behind
 */
export const carryOptions = async (
  catalog: Pick<Catalog, 'products' | 'texts' | 'options' | 'nudge' | 'clock'>,
): Promise<number> => {
  const [options, products] = await Promise.all([
    readOptions(catalog),
    catalog.products.find({ 'opt_codes.0': { $exists: true } }, { outbox: 0 }).lean<StoredProduct[]>(),
  ]);
  const current = new Map(options.map((option) => [option.opt_code, stateOf(option)]));
  const behind = products.filter((product) =>
    product.options.some((carried) => {
      const now = current.get(carried.opt_code);
      return now !== undefined && now !== stateOf(carried);
    }),
  );
  for (const product of behind) {
    // When somebody edits the product at this moment, that edit brings the options along.
    await changeProduct(catalog, await readContent(catalog, product), { basedOn: product.version });
  }
  return behind.length;
};
