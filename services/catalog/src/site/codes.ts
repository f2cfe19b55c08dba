import type { Category, LanTp, Code, Nation } from '@narae/contracts';
import { textIn, toWireFields } from '@narae/contracts/localized';
import type { z } from 'zod';
import type { SiteContext } from './context.ts';
import type { StoredCode } from './site.model.ts';

/** Menu categories in order; `cd_group_nm` is the name in the caller's language (CATALOG-1, CATALOG-8). */
export const listCategories = async (
  { categories }: Pick<SiteContext, 'categories'>,
  lanTp: LanTp,
): Promise<Category[]> => {
  const rows = await categories.find().sort({ sort_order: 1 }).lean();
  return rows.map(({ cd_group_code, names, icon }) => ({
    cd_group_code,
    ...toWireFields('cd_group_', 'nm', names),
    cd_group_nm: textIn(names, lanTp),
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

const toCode = (row: StoredCode, lanTp: LanTp): CodeRow => ({
  com_cd_group_code: row.com_cd_group_code,
  com_cd_code: row.com_cd_code,
  ...toWireFields('cd_', 'name', row.names),
  cd_name: textIn(row.names, lanTp),
  cd_code1: row.cd_code1,
  cd_code2: row.cd_code2,
});

const codeRows = async (
  { codes }: Pick<SiteContext, 'codes'>,
  asked: { readonly com_cd_group_code: string; readonly cd_code2: '' | { $ne: '' } },
  lanTp: LanTp,
): Promise<CodeRow[]> => {
  const rows = await codes.find(asked).sort({ sort_order: 1 }).lean<StoredCode[]>();
  return rows.map((row) => toCode(row, lanTp));
};

type ListCodes = (
  catalog: Pick<SiteContext, 'codes'>,
  com_cd_group_code: string,
  lanTp: LanTp,
) => Promise<CodeRow[]>;

/** Rows of a code table: CG003 (destinations), CG005 (travel) and CG006 (accommodation) (CATALOG-9). */
export const listCodes: ListCodes = (catalog, com_cd_group_code, lanTp) =>
  codeRows(catalog, { com_cd_group_code, cd_code2: '' }, lanTp);

/** Sub-tables of a code table: hotel grades (H), persons per room (P), beds (CATALOG-9). */
export const listCodeGroups: ListCodes = (catalog, com_cd_group_code, lanTp) =>
  codeRows(catalog, { com_cd_group_code, cd_code2: { $ne: '' } }, lanTp);

/** Nations in use whose code starts with zh, named in the caller's language (CATALOG-9). */
export const listNations = async (
  { nations }: Pick<SiteContext, 'nations'>,
  useYn: 'Y' | 'N',
  lanTp: LanTp,
): Promise<z.infer<typeof Nation>[]> => {
  const rows = await nations.find({ use_yn: useYn, nation_cd: /^zh/ }).sort({ nation_cd: 1 }).lean();
  return rows.map(({ nation_cd, names }) => ({ nation_cd, nation_nm: textIn(names, lanTp) }));
};
