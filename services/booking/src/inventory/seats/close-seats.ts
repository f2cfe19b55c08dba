import type { InventoryContext } from '../context.ts';
import { closeLedger } from './seat-ledger.queries.ts';

/** Tells everybody, once, that no seats of a product are left: its organiser cancelled it (REFUND-4). */
export const closeSeats = async (
  { ledgers, relay }: Pick<InventoryContext, 'ledgers' | 'relay'>,
  prod_id: string,
): Promise<void> => {
  if (await closeLedger(ledgers, prod_id)) relay.nudge();
};
