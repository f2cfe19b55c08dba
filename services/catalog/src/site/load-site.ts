import { safeHtml } from '@narae/service-kit/safe-html';
import type { Catalog } from '../context.ts';
import type { ContentSource } from '../seeding/content-source.ts';

/** Writes the categories, nations and code tables of a content source; writing them again changes nothing. */
export const loadCodes = async (
  catalog: Pick<Catalog, 'categories' | 'nations' | 'codes'>,
  source: Pick<ContentSource, 'categories' | 'nations' | 'codes'>,
): Promise<void> => {
  const upsert = { upsert: true };
  for (const row of source.categories)
    await catalog.categories.updateOne({ cd_group_code: row.cd_group_code }, { $set: row }, upsert);
  for (const row of source.nations)
    await catalog.nations.updateOne({ nation_cd: row.nation_cd }, { $set: row }, upsert);
  for (const row of source.codes) {
    const { com_cd_group_code, com_cd_code } = row;
    await catalog.codes.updateOne({ com_cd_group_code, com_cd_code }, { $set: row }, upsert);
  }
};

/** Writes the company's text and the popups of a content source; a popup that is there belongs to whoever edits it. */
export const loadPages = async (
  catalog: Pick<Catalog, 'companies' | 'popups'>,
  source: Pick<ContentSource, 'companies' | 'popups'>,
): Promise<void> => {
  const upsert = { upsert: true };
  for (const { lan_tp, company_content } of source.companies) {
    const row = { lan_tp, company_content: safeHtml(company_content) };
    await catalog.companies.updateOne({ lan_tp }, { $set: row }, upsert);
  }
  for (const row of source.popups ?? [])
    await catalog.popups.updateOne({ popup_id: row.popup_id }, { $setOnInsert: row }, upsert);
};
