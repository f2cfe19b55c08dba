import type { Discounts } from '@narae/contracts';
import type { StoredOption } from '../parts/parts.model.ts';
import type { ProductContent } from './product.rules.ts';
import { defaultDiscounts, keepSold, seoulDay } from '@narae/rules';
import type { ProductsContext } from '../context.ts';
import type { ContentPicture } from '../../media/index.ts';
import { changeProduct, type ProductStore } from './change-product.ts';
import type { StoredProduct } from './product.model.ts';
import { progressAt } from './progress.rules.ts';
import { takenSeats } from './sold.rules.ts';

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

type Existing = Pick<
  StoredProduct,
  | 'start_day'
  | 'end_day'
  | 'start_time'
  | 'end_time'
  | 'meeting_points'
  | 'meeting_lat'
  | 'meeting_lng'
  | 'capacity'
  | 'remaining'
  | 'seats_taken'
  | 'withdrawn'
  | 'closed_by'
>;

const existingFields = {
  start_day: 1,
  end_day: 1,
  start_time: 1,
  end_time: 1,
  meeting_points: 1,
  meeting_lat: 1,
  meeting_lng: 1,
  capacity: 1,
  remaining: 1,
  seats_taken: 1,
  withdrawn: 1,
  closed_by: 1,
} as const satisfies Record<keyof Existing, 1>;

/** Days that were given once stay: somebody may have booked them. So do times and meeting point of what is sold (ORDER-22). */
const termsOf = (existing: Existing | null, { content, daysFrom }: ProductPlan, today: string) => {
  if (!existing) return daysFrom(today);
  const { start_day, end_day } = existing;
  return takenSeats(existing) > 0
    ? keepSold(existing, { ...content, start_day, end_day })
    : { start_day, end_day };
};

export const loadProducts = async (
  catalog: ProductStore,
  plans: readonly ProductPlan[],
  picturesOf: (prodId: string) => ContentPicture[],
): Promise<void> => {
  const now = catalog.clock();
  const today = seoulDay(now);
  for (const plan of plans) {
    const existing = await catalog.products
      .findOne({ prod_id: plan.content.prod_id }, existingFields)
      .lean<Existing>();
    // Withdrawn: a content source must not put it on sale again.
    if (existing?.withdrawn) continue;
    const terms = termsOf(existing, plan, today);
    // Closed days stay closed (CATALOG-22).
    const progress_yn = existing?.closed_by ? 'E' : progressAt({ ...plan.content, ...terms }, now);
    const pictures = picturesOf(plan.content.prod_id);
    const discounts = plan.content.discounts ?? defaultDiscounts[plan.content.variant];
    const content = { ...plan.content, ...terms, discounts, progress_yn, pictures };
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
