import type { InventoryContext } from '../context.ts';
import { resizeLedger } from './seat-ledger.queries.ts';

/**
 * Creates a product's ledger or moves its capacity, seats taken untouched: one conditional update, and nothing when the
 * ledger knows this version of the product or a later one. What remains falls below zero when capacity is cut under
 * what is sold (SEAT-6).
 */
export const setCapacity = async (
  { ledgers, relay }: InventoryContext,
  size: { prod_id: string; capacity: number; version: number },
): Promise<void> => {
  await resizeLedger(ledgers, size);
  relay.nudge();
};
