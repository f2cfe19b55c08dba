import type { Catalog } from '../context.ts';

/** Takes over the seats left from booking's ledger; news older than what is known changes nothing. */
export const followSeats = async (
  { products }: Pick<Catalog, 'products'>,
  news: { prod_id: string; remaining: number; version: number },
): Promise<void> => {
  await products.updateOne(
    { prod_id: news.prod_id, seats_version: { $lt: news.version } },
    { $set: { remaining: news.remaining, seats_version: news.version } },
  );
};
