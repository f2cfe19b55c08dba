import type { Company, LanTp, LocalizedText } from '@narae/contracts';
import { textIn } from '@narae/contracts/localized';
import type { Catalog } from '../context.ts';

/** The identifier of the company's text among the texts of the site. */
export const companyText = 'company';

/** The company's text as the shop opened with it: a row per language. */
export const readFirstCompany = async ({
  companies,
}: Pick<Catalog, 'companies'>): Promise<Partial<LocalizedText>> => {
  const rows = await companies.find().lean();
  return Object.fromEntries(rows.map(({ lan_tp, company_content }) => [lan_tp, company_content]));
};

/** Who runs the shop, in the asked language: as it was edited, or as the shop opened with it (CATALOG-12). */
export const showCompany = async (
  catalog: Pick<Catalog, 'companies' | 'siteTexts'>,
  lanTp: LanTp,
): Promise<Company[]> => {
  const edited = await catalog.siteTexts.findOne({ text_id: companyText }).lean();
  const company_content = textIn(edited ? edited.contents : await readFirstCompany(catalog), lanTp);
  return company_content === '' ? [] : [{ lan_tp: lanTp, company_content, chat_url: edited?.chat_url ?? '' }];
};
