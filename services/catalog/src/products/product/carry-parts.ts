import { perLanguage } from '@narae/contracts/localized';
import { scheduleNameOf } from '@narae/rules';
import type { Catalog } from '../../context.ts';
import { fingerprintOf } from '../../content/kinds/fingerprint.rules.ts';
import { readOptions } from '../parts/read-options.ts';
import { readSchedules } from '../parts/read-schedules.ts';
import { policyBy, type ProductOption } from './carried-parts.rules.ts';
import { changeProduct, type ProductStore } from './change-product.ts';
import type { StoredProduct } from './product.model.ts';
import { readContent } from './read-content.ts';

/** Compares kind, names and price in every language, whatever order they were written in. */
const stateOf = ({ kind, names, origin_price }: Omit<ProductOption, 'opt_code'>): string =>
  fingerprintOf({ kind: kind ?? '', origin_price, names: perLanguage((lanTp) => names[lanTp] ?? '') });

type Carrying = Pick<
  StoredProduct,
  'prod_id' | 'options' | 'cancellation' | 'refund_schedule' | 'refund_terms' | 'name_change'
>;
const carried = {
  prod_id: 1,
  options: 1,
  cancellation: 1,
  refund_schedule: 1,
  refund_terms: 1,
  name_change: 1,
} as const satisfies Record<keyof Carrying, 1>;

/** Tells which products carry an older state of what they name: their options, their refund schedule. */
const findBehind = async (
  catalog: Pick<Catalog, 'options' | 'refundSchedules'>,
): Promise<(product: Carrying) => boolean> => {
  const [options, schedules] = await Promise.all([readOptions(catalog), readSchedules(catalog)]);
  const current = new Map(options.map((option) => [option.opt_code, stateOf(option)]));
  return (product) => {
    const { refund_terms, name_change } = product;
    const policy = policyBy(schedules[scheduleNameOf(product.refund_schedule)], product.cancellation);
    return (
      fingerprintOf(policy) !== fingerprintOf({ refund_terms, name_change }) ||
      product.options.some((option) => {
        const now = current.get(option.opt_code);
        return now !== undefined && now !== stateOf(option);
      })
    );
  };
};

/**
 * Brings changed options and refund schedules to the products that name them, and so to booking. Done after a change and
 * from time to time, so that a process that ends in between leaves nothing behind for long.
 * @returns how many products were behind
 */
export const carryParts = async (catalog: ProductStore): Promise<number> => {
  const isBehind = await findBehind(catalog);
  const products = await catalog.products.find({}, carried).lean<Carrying[]>();
  const behind = products.filter(isBehind);
  for (const { prod_id } of behind) {
    const product = await catalog.products.findOne({ prod_id }, { outbox: 0 }).lean<StoredProduct>();
    if (!product) continue;
    // When somebody edits the product at this moment, that edit brings the parts along.
    await changeProduct(catalog, await readContent(catalog, product), { basedOn: product.version });
  }
  return behind.length;
};
