import type { LanTp } from '@narae/contracts';
import { DomainError } from '@narae/service-kit';
import { findOwn } from '../../kernel/index.ts';
import type { OrdersContext } from '../context.ts';
import { planMove } from './plan-move.ts';

/**
 * Moves the caller's paid order to another departure of its trip (ORDER-20).
 * @param wanted the departure, and the difference that the browser showed (MONEY-7)
 * @returns the number of the due; empty where it is moved already
 * @throws DomainError order_not_found, and those of `planMove`
 */
export const moveOrder = async (
  context: OrdersContext,
  { mem_id, lanTp }: { readonly mem_id: string; readonly lanTp: LanTp },
  order_id: string,
  wanted: { readonly prod_id: string; readonly difference: number },
): Promise<string> => {
  const found = await findOwn(context.bookings, mem_id, { order_id });
  if (!found) throw new DomainError('order_not_found', { field: 'order_id' });
  await planMove(
    context,
    found,
    { prod_id: wanted.prod_id, seen: wanted.difference },
    { lanTp, now: context.now() },
  );
  throw new DomainError('move_by_desk', { field: 'order_id' });
};
