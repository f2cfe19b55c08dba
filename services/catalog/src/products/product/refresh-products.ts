import { scheduleNameOf } from '@narae/rules';
import { perLanguage } from '@narae/contracts/localized';
import type { BookableProduct } from '@narae/contracts';
import { changeProduct, type ProductStore, readContent } from './change-product.ts';
import type { StoredProduct } from './product.model.ts';
import { onSale, progressAt } from './progress.rules.ts';
import type { ProductsContext } from '../context.ts';
import { fingerprintOf } from '../../content/index.ts';
import { readOptions } from '../parts/options.ts';
import { readSchedules } from '../parts/refund-schedules.ts';
import { policyBy, type ProductOption, bookableFact } from './product.rules.ts';

/**
 * Updates states that depend on today, so that lists, carts and booking agree (CATALOG-3).
 * @returns the number of changed products
 */
export const advanceProgress = async (catalog: ProductStore): Promise<number> => {
  const now = catalog.clock();
  const open = await catalog.products.find(onSale).lean<StoredProduct[]>();
  const due = open.filter((product) => progressAt(product, now) !== product.progress_yn);
  for (const product of due) {
    const next = { ...(await readContent(catalog, product)), progress_yn: progressAt(product, now) };
    // A concurrent edit wins; the next round decides again.
    await changeProduct(catalog, next, { basedOn: product.version });
  }
  return due.length;
};

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

const findBehind = async (
  catalog: Pick<ProductsContext, 'options' | 'refundSchedules'>,
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
 * Brings changed options and refund schedules to products, and so to booking. Runs after changes and
 * regularly, so that an interrupted run is made good.
 * @returns the number of changed products
 */
export const carryParts = async (catalog: ProductStore): Promise<number> => {
  const isBehind = await findBehind(catalog);
  const products = await catalog.products.find({}, carried).lean<Carrying[]>();
  const behind = products.filter(isBehind);
  for (const { prod_id } of behind) {
    const product = await catalog.products.findOne({ prod_id }, { outbox: 0 }).lean<StoredProduct>();
    if (!product) continue;
    // A concurrent edit brings the parts along.
    await changeProduct(catalog, await readContent(catalog, product), { basedOn: product.version });
  }
  return behind.length;
};

export const productFacts = async ({
  products,
}: Pick<ProductsContext, 'products'>): Promise<
  { aggregateId: string; version: number; data: BookableProduct }[]
> => {
  const rows = await products.find().lean<StoredProduct[]>();
  return rows.map((product) => ({
    aggregateId: product.prod_id,
    version: product.version,
    data: bookableFact(product, product),
  }));
};
