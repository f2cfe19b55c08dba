import type { Catalog } from '../../context.ts';
import { shown } from '../../content/kinds/edited-fields.model.ts';

/** Whether shoppers find a product (CATALOG-14). */
export const isShown = async ({ products }: Pick<Catalog, 'products'>, prod_id: string): Promise<boolean> =>
  prod_id !== '' && (await products.exists({ prod_id, ...shown })) !== null;
