import type { StoredCategory, StoredCode, StoredCompany, StoredNation, StoredPopup } from './site.model.ts';
import { safeHtml } from '@narae/service-kit/safe-html';
import type { SiteContext } from './context.ts';

export interface SiteContent {
  categories: readonly Pick<StoredCategory, 'cd_group_code' | 'names' | 'icon' | 'sort_order'>[];
  nations: readonly StoredNation[];
  /** Code tables (CATALOG-9). */
  codes: readonly Omit<StoredCode, 'version' | 'edited' | 'withdrawn' | 'audit'>[];
  companies: readonly StoredCompany[];
  /** Both days included. */
  popups?: readonly Omit<StoredPopup, 'version' | 'edited' | 'withdrawn' | 'audit'>[];
}

/** Writes categories, nations and code tables; repeatable. */
export const loadCodes = async (
  catalog: Pick<SiteContext, 'categories' | 'nations' | 'codes'>,
  source: Pick<SiteContent, 'categories' | 'nations' | 'codes'>,
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

/** Writes the company's text and popups; existing popups belong to their editors. */
export const loadPages = async (
  catalog: Pick<SiteContext, 'companies' | 'popups'>,
  source: Pick<SiteContent, 'companies' | 'popups'>,
): Promise<void> => {
  const upsert = { upsert: true };
  for (const { lan_tp, company_content, ...others } of source.companies) {
    const row = { lan_tp, company_content: safeHtml(company_content), ...others };
    await catalog.companies.updateOne({ lan_tp }, { $set: row }, upsert);
  }
  for (const row of source.popups ?? [])
    await catalog.popups.updateOne({ popup_id: row.popup_id }, { $setOnInsert: row }, upsert);
};
