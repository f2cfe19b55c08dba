import type { Catalog } from '../../context.ts';
import { shown } from '../../content/kinds/edited-fields.model.ts';

/** Seats left of some products, for pages that update them while they are open (CALL-10). */
export const showSeats = async (
  { products }: Pick<Catalog, 'products'>,
  prodIds: readonly string[],
): Promise<{ prod_id: string; inventory_cnt: number }[]> => {
  const rows = await products
    .find({ prod_id: { $in: [...prodIds] }, ...shown }, { _id: 0, prod_id: 1, remaining: 1 })
    .lean();
  return rows.map((row) => ({ prod_id: row.prod_id, inventory_cnt: row.remaining }));
};
