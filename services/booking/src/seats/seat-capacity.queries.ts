import { newerWins } from '../shared/newer-wins.ts';
import type { seatLedgerModel } from './seat-ledger.model.ts';
import { pushSeats, type Stages } from './seat-ledger-updates.queries.ts';

/** Moves what remains by as much as the capacity moves; a ledger that is not there yet begins empty. */
const resizing = (prod_id: string, capacity: number, product_version: number): Stages => [
  {
    $set: {
      remaining: {
        $add: [{ $ifNull: ['$remaining', 0] }, { $subtract: [capacity, { $ifNull: ['$capacity', 0] }] }],
      },
      capacity,
      product_version,
      version: { $add: [{ $ifNull: ['$version', 0] }, 1] },
      claims: { $ifNull: ['$claims', []] },
      outbox: { $ifNull: ['$outbox', []] },
    },
  },
  pushSeats(prod_id),
];

/**
 * Creates a product's ledger or moves its capacity, seats taken untouched: one conditional update, and nothing
 * when the ledger knows this version or a later one. What remains falls below zero when capacity is cut under
 * what is sold. @returns whether anything changed
 */
export const setCapacity = (
  ledgers: ReturnType<typeof seatLedgerModel>,
  { prod_id, capacity, version }: { prod_id: string; capacity: number; version: number },
): Promise<boolean> =>
  newerWins(() =>
    ledgers.updateOne({ prod_id, product_version: { $lt: version } }, resizing(prod_id, capacity, version), {
      upsert: true,
      updatePipeline: true,
    }),
  );
