import type { LocalizedText } from '@narae/contracts';
import { addDays } from '@narae/rules';
import { isDuplicateKey, nextId } from '@narae/service-kit';
import type { ProductsContext } from '../context.ts';
import type { StoredProduct } from '../product/product.model.ts';
import { soldOn } from './run-closed-days.ts';

/** Closed days of a trip in a content source: the day of one of its departures and those around it. */
export interface ClosedDaysPlan {
  readonly prod_id: string;
  /** Days before it, and as many after it. */
  readonly around: number;
  readonly texts: LocalizedText;
}

/** Stores closed days once, by their departure; the job closes its departures after the start (CATALOG-22). */
export const loadClosedDays = async (
  { products, closedDays, clock }: Pick<ProductsContext, 'products' | 'closedDays' | 'clock'>,
  plans: readonly ClosedDaysPlan[],
): Promise<void> => {
  for (const { prod_id, around, texts } of plans) {
    const made_with = `content-${prod_id}`;
    if (await closedDays.exists({ made_with })) continue;
    const departure = await products
      .findOne({ prod_id }, { _id: 0, trip_id: 1, start_day: 1 })
      .lean<Pick<StoredProduct, 'trip_id' | 'start_day'>>();
    if (!departure?.trip_id) continue;
    const { trip_id, start_day } = departure;
    const days = { trip_id, first_day: addDays(start_day, -around), last_day: addDays(start_day, around) };
    const now = clock();
    try {
      await closedDays.create({
        ...days,
        closed_id: await nextId(closedDays.db, 'CLOSED'),
        made_with,
        prod_id,
        texts,
        lifted: false,
        reopened_trips: [],
        asked_by: '',
        asked_at: now,
        total: await products.countDocuments(soldOn(days)),
        done: 0,
        busy_until: now,
        done_at: null,
      });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }
};
