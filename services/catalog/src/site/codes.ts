import type { Category, LanTp, Code, Nation } from '@narae/contracts';
import { textIn, toWireFields } from '@narae/contracts/localized';
import type { z } from 'zod';
import type { SiteContext } from './context.ts';
import type { StoredCode } from './site.model.ts';

/** Menu categories in order; `cd_group_nm` is the Korean name (CATALOG-1, CATALOG-8). */
export const listCategories = async ({
  categories,
}: Pick<SiteContext, 'categories'>): Promise<Category[]> => {
  const rows = await categories.find().sort({ sort_order: 1 }).lean();
  return rows.map(({ cd_group_code, names, icon }) => ({
    cd_group_code,
    ...toWireFields('cd_group_', 'nm', names),
    icon,
  }));
};

/** Empty where there is no such category. */
export const categoryName = async (
  { categories }: Pick<SiteContext, 'categories'>,
  code: string,
  lanTp: LanTp,
): Promise<string> => {
  const row = await categories.findOne({ cd_group_code: code }, { names: 1 }).lean();
  return textIn(row?.names, lanTp);
};

type CodeRow = z.infer<typeof Code>;

const toCode = (row: StoredCode): CodeRow => ({
  com_cd_group_code: row.com_cd_group_code,
  com_cd_code: row.com_cd_code,
  ...toWireFields('cd_', 'name', row.names),
  cd_code1: row.cd_code1,
  cd_code2: row.cd_code2,
});

const codeRows = (
  { codes }: Pick<SiteContext, 'codes'>,
  group: string,
  sub: '' | { $ne: '' },
): Promise<StoredCode[]> =>
  codes.find({ com_cd_group_code: group, cd_code2: sub }).sort({ sort_order: 1 }).lean<StoredCode[]>();

/**
 * Rows of a code table, such as CG005 (travel) and CG006 (accommodation); `cd_name` is Korean (CATALOG-9).
 */
export const listCodes = async (catalog: Pick<SiteContext, 'codes'>, group: string): Promise<CodeRow[]> =>
  (await codeRows(catalog, group, '')).map(toCode);

/** Sub-tables of a code table: hotel grades (H), persons per room (P), beds (CATALOG-9). */
export const listCodeGroups = async (
  catalog: Pick<SiteContext, 'codes'>,
  group: string,
): Promise<CodeRow[]> => (await codeRows(catalog, group, { $ne: '' })).map(toCode);

export const listDestinations = async (
  catalog: Pick<SiteContext, 'codes'>,
  group: string,
  lanTp: LanTp,
): Promise<CodeRow[]> =>
  (await codeRows(catalog, group, '')).map((row) => ({ ...toCode(row), cd_name: textIn(row.names, lanTp) }));

/** Nations in use whose code starts with zh, named in the caller's language (CATALOG-9). */
export const listNations = async (
  { nations }: Pick<SiteContext, 'nations'>,
  useYn: 'Y' | 'N',
  lanTp: LanTp,
): Promise<z.infer<typeof Nation>[]> => {
  const rows = await nations.find({ use_yn: useYn, nation_cd: /^zh/ }).sort({ nation_cd: 1 }).lean();
  return rows.map(({ nation_cd, names }) => ({ nation_cd, nation_nm: textIn(names, lanTp) }));
};
