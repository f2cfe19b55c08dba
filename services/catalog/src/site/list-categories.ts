import type { Category, LanTp } from '@narae/contracts';
import { textIn, toWireFields } from '@narae/contracts/localized';
import type { Catalog } from '../context.ts';

/** The menu's categories in their order; `cd_group_nm` is the Korean name, as in every code table (CATALOG-1, CATALOG-8). */
export const listCategories = async ({ categories }: Pick<Catalog, 'categories'>): Promise<Category[]> => {
  const rows = await categories.find().sort({ sort_order: 1 }).lean();
  return rows.map(({ cd_group_code, names, icon }) => ({
    cd_group_code,
    ...toWireFields('cd_group_', 'nm', names),
    icon,
  }));
};

/** The name of a category in one language; empty where there is no such category. */
export const categoryName = async (
  { categories }: Pick<Catalog, 'categories'>,
  code: string,
  lanTp: LanTp,
): Promise<string> => {
  const row = await categories.findOne({ cd_group_code: code }, { names: 1 }).lean();
  return textIn(row?.names, lanTp);
};
