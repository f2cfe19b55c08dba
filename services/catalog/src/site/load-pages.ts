import type { Catalog } from '../context.ts';
import type { ContentSource } from '../seeding/content-source.ts';
import { safeHtml } from '@narae/service-kit/safe-html';

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
