import type { Category, Code, Company, LanTp, Nation, Popup } from '@narae/contracts';
import { seoulDay } from '@narae/rules';
import type { z } from 'zod';
import type { StoredCode } from './code.model.ts';
import type { Catalog } from '../context.ts';

/** The menu's categories in their order; `cd_group_nm` is the Korean name, as in every table. */
export const listCategories = async ({ categories }: Pick<Catalog, 'categories'>): Promise<Category[]> => {
  const rows = await categories.find().sort({ sort_order: 1 }).lean();
  return rows.map(({ cd_group_code, names, icon }) => ({
    cd_group_code,
    cd_group_nm: names.KOR,
    cd_group_en_nm: names.ENG,
    cd_group_jp_nm: names.JPN,
    cd_group_vn_nm: names.VTN,
    cd_group_cn_nm: names.CHN,
    icon,
  }));
};

/** Nations in use whose code starts with zh (spec §3 Nation), named in the caller's language. */
export const listNations = async (
  { nations }: Pick<Catalog, 'nations'>,
  useYn: 'Y' | 'N',
  lanTp: LanTp,
): Promise<z.infer<typeof Nation>[]> => {
  const rows = await nations.find({ use_yn: useYn, nation_cd: /^zh/ }).sort({ nation_cd: 1 }).lean();
  return rows.map(({ nation_cd, names }) => ({ nation_cd, nation_nm: names[lanTp] }));
};

const toCode = (row: StoredCode, name: string): z.infer<typeof Code> => ({
  com_cd_group_code: row.com_cd_group_code,
  com_cd_code: row.com_cd_code,
  cd_name: name,
  cd_vn_name: row.names.VTN,
  cd_jp_name: row.names.JPN,
  cd_cn_name: row.names.CHN,
  cd_en_name: row.names.ENG,
  cd_code1: row.cd_code1,
  cd_code2: row.cd_code2,
});

const codeRows = (
  { codes }: Pick<Catalog, 'codes'>,
  group: string,
  sub: '' | { $ne: '' },
): Promise<StoredCode[]> =>
  codes.find({ com_cd_group_code: group, cd_code2: sub }).sort({ sort_order: 1 }).lean<StoredCode[]>();

/** The rows of a code table: kinds of travel (CG005), kinds of accommodation (CG006). */
export const listCodes = async (
  catalog: Pick<Catalog, 'codes'>,
  group: string,
): Promise<z.infer<typeof Code>[]> =>
  (await codeRows(catalog, group, '')).map((row) => toCode(row, row.names.KOR));

/** The sub-tables of a code table: hotel grades (H), persons per room (P), beds (spec §3 Code table). */
export const listCodeGroups = async (
  catalog: Pick<Catalog, 'codes'>,
  group: string,
): Promise<z.infer<typeof Code>[]> =>
  (await codeRows(catalog, group, { $ne: '' })).map((row) => toCode(row, row.names.KOR));

/** Destinations of custom travel; `cd_name` in the asked language. */
export const listDestinations = async (
  catalog: Pick<Catalog, 'codes'>,
  group: string,
  lanTp: LanTp,
): Promise<z.infer<typeof Code>[]> =>
  (await codeRows(catalog, group, '')).map((row) => toCode(row, row.names[lanTp]));

/** The popup that visitors see today: of several the one that began last. */
export const showPopup = async (
  { popups, clock }: Pick<Catalog, 'popups' | 'clock'>,
  lanTp: LanTp,
): Promise<Popup[]> => {
  const today = seoulDay(clock());
  const popup = await popups
    .findOne({ use_yn: 'Y', start_day: { $lte: today }, end_day: { $gte: today } })
    .sort({ start_day: -1, popup_id: -1 })
    .lean();
  if (!popup) return [];
  const { popup_id, titles, texts, link } = popup;
  return [{ popup_id, title: titles[lanTp], text: texts[lanTp], link }];
};

/** Who runs the shop, in the asked language: as it was edited, or as it was first told. */
export const showCompany = async (
  { companies, siteTexts }: Pick<Catalog, 'companies' | 'siteTexts'>,
  lanTp: LanTp,
): Promise<Company[]> => {
  const edited = await siteTexts.findOne({ text_id: 'company' }).lean();
  if (edited) return [{ lan_tp: lanTp, company_content: edited.contents[lanTp] }];
  return companies.find({ lan_tp: lanTp }, { _id: 0 }).lean<Company[]>();
};
