import type { InventoryContext } from '../context.ts';
import { isCustomProduct } from '../../kernel/index.ts';
import { listSeats } from './count-seats.ts';

/** Capacity and seats left of every product of the catalogue, for whoever keeps a copy; none of a cancelled departure. */
export const seatFacts = async (context: Pick<InventoryContext, 'ledgers'>) =>
  (await listSeats(context))
    .filter(({ prod_id }) => !isCustomProduct(prod_id))
    .map(({ prod_id, remaining, capacity, version, cancelled }) => ({
      aggregateId: prod_id,
      version,
      data: { prod_id, remaining: cancelled ? 0 : Math.max(0, remaining), capacity },
    }));
