import type { BookableProduct } from '@narae/contracts';
import type { BookingContext } from '../context.ts';
import { newerWins } from '../shared/newer-wins.ts';
import { setCapacity } from '../seats/seat-capacity.queries.ts';

/**
 * Keeps what booking must know of a product, and its ledger's capacity. Each of the two rejects older news by
 * itself, so that a repeat after a crash between them finishes the work.
 * @param version of the catalogue's product
 */
export const keepProduct = async (
  context: BookingContext,
  product: BookableProduct,
  version: number,
): Promise<void> => {
  const { prod_id, capacity } = product;
  await newerWins(() =>
    context.products.updateOne(
      { prod_id, version: { $lt: version } },
      { $set: { ...product, version } },
      { upsert: true },
    ),
  );
  await setCapacity(context.ledgers, { prod_id, capacity, version });
  context.relay.nudge();
};
