import { daysBetween, seoulDay } from '@narae/rules';
import { DomainError } from '@narae/service-kit';
import { closeForGood, findProduct } from '../../catalog/index.ts';
import { adminEntry } from '../../kernel/index.ts';
import type { OrdersContext } from '../context.ts';
import { noteDepartureCancel } from './departure-cancel.queries.ts';

/**
 * Begins an organiser's own cancellation (REFUND-4): from now on nobody can book it; the job cancels its orders one by one. To be
 * called again without harm: the first reason stays. @throws DomainError product_not_found, cancel_departed
 */
export const cancelDeparture = async (
  context: OrdersContext,
  { prod_id, reason, by }: { readonly prod_id: string; readonly reason: string; readonly by: string },
): Promise<void> => {
  const now = context.now();
  const product = await findProduct(context, prod_id);
  if (daysBetween(seoulDay(now), product.start_day) < 0)
    throw new DomainError('cancel_departed', { field: 'prod_id' });
  const entry = adminEntry(context, { by, action: 'departure-cancelled', kind: 'departure', id: prod_id });
  await noteDepartureCancel(context.departureCancels, {
    prod_id,
    reason,
    asked_by: by,
    asked_at: now,
    audit: [entry],
  });
  await closeForGood(context, prod_id);
};
