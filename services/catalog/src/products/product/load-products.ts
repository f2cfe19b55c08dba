import type { Discounts } from '@narae/contracts';
import type { StoredOption } from '../parts/parts.model.ts';
import type { ProductContent } from './product.rules.ts';
import { defaultDiscounts, seoulDay } from '@narae/rules';
import type { ProductsContext } from '../context.ts';
import type { ContentPicture } from '../../media/index.ts';
import { changeProduct, type ProductStore } from './change-product.ts';
import { progressAt } from './progress.rules.ts';

export interface ProductPlan {
  content: Omit<ProductContent, 'start_day' | 'end_day' | 'pictures' | 'discounts'> & {
    /** Default of its variant (MONEY-9) if absent. */
    discounts?: Discounts;
  };
  /** The departure of whose trip this is another date; absent where it is the trip's first one. */
  lead?: string;
  /** First and last day, YYYY-MM-DD, for a shop that opens on `today`. */
  daysFrom: (today: string) => { start_day: string; end_day: string };
}

/** The price is KRW per participant. */
export type OptionRow = Pick<StoredOption, 'opt_code' | 'kind' | 'names' | 'messages' | 'origin_price'>;

interface Days {
  start_day: string;
  end_day: string;
}

/** Days that were given once stay: somebody may have booked them. */
const daysOf = (existing: Days | null, { daysFrom }: ProductPlan, today: string): Days =>
  existing ? { start_day: existing.start_day, end_day: existing.end_day } : daysFrom(today);

export const loadProducts = async (
  catalog: ProductStore,
  plans: readonly ProductPlan[],
  picturesOf: (prodId: string) => ContentPicture[],
): Promise<void> => {
  const now = catalog.clock();
  const today = seoulDay(now);
  for (const plan of plans) {
    const existing = await catalog.products
      .findOne({ prod_id: plan.content.prod_id }, { start_day: 1, end_day: 1, withdrawn: 1, closed_by: 1 })
      .lean<Days & { withdrawn?: boolean; closed_by?: string }>();
    // Withdrawn: a content source must not put it on sale again.
    if (existing?.withdrawn) continue;
    const days = daysOf(existing, plan, today);
    // Closed days stay closed (CATALOG-22).
    const progress_yn = existing?.closed_by ? 'E' : progressAt({ ...plan.content, ...days }, now);
    const pictures = picturesOf(plan.content.prod_id);
    const discounts = plan.content.discounts ?? defaultDiscounts[plan.content.variant];
    const content = { ...plan.content, ...days, discounts, progress_yn, pictures };
    await changeProduct(catalog, content, { lead: plan.lead });
  }
};

export const loadOptions = async (
  { options }: Pick<ProductsContext, 'options'>,
  rows: readonly OptionRow[],
): Promise<void> => {
  for (const row of rows)
    await options.updateOne({ opt_code: row.opt_code }, { $set: row }, { upsert: true });
};
