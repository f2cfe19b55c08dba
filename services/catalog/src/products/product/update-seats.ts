import type { Catalog } from '../../context.ts';

/** Takes over the seats left from booking's ledger; an event older than what is stored changes nothing (SEAT-6). */
export const updateSeats = async (
  { products }: Pick<Catalog, 'products'>,
  {
    prod_id,
    remaining,
    capacity,
    version,
  }: { prod_id: string; remaining: number; capacity: number; version: number },
): Promise<void> => {
  await products.updateOne(
    { prod_id, seats_version: { $lt: version } },
    { $set: { remaining, seats_taken: capacity - remaining, seats_version: version } },
  );
};

/** Forgets which events were seen, so that those that are read again count. */
export const resetSeatVersions = ({ products }: Pick<Catalog, 'products'>) =>
  products.updateMany({}, { $set: { seats_version: 0 } });
