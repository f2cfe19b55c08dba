import type { SiteMapRow } from '@narae/contracts';
import type { Catalog } from '../../context.ts';
import type { StoredProduct } from '../product/product.model.ts';
import { shown } from '../../content/kinds/edited-fields.model.ts';

/** Every product that lists show, with the day it changed, for a map of the site. */
export const listSiteMap = async ({ products }: Pick<Catalog, 'products'>): Promise<SiteMapRow[]> => {
  const rows = await products
    .find({ listed: true, ...shown }, { _id: 0, prod_id: 1, variant: 1, mod_date: 1 })
    .sort({ prod_id: 1 })
    .lean<Pick<StoredProduct, 'prod_id' | 'variant' | 'mod_date'>[]>();
  return rows.map(({ prod_id, variant, mod_date }) => ({
    prod_id,
    variant,
    mod_day: mod_date.toISOString().slice(0, 10),
  }));
};
