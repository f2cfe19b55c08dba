import type { Company, LanTp, LocalizedText, Popup, Currency, PageFacts } from '@narae/contracts';
import { textIn } from '@narae/contracts/localized';
import { seoulDay } from '@narae/rules';
import type { SiteContext } from './context.ts';
import { shown } from '../content/index.ts';
import { quoteDepartures, quoteProducts } from '../products/index.ts';
import { categoryName } from './codes.ts';

export const companyText = 'company';

/** The company's text and the address of the desk's chat as the shop opened with them. */
export const readFirstCompany = async ({
  companies,
}: Pick<SiteContext, 'companies'>): Promise<{ contents: Partial<LocalizedText>; chat_url: string }> => {
  const rows = await companies.find().lean();
  const contents = Object.fromEntries(rows.map(({ lan_tp, company_content }) => [lan_tp, company_content]));
  return { contents, chat_url: rows.find(({ chat_url }) => chat_url)?.chat_url ?? '' };
};

/** The company in the asked language, edited or as the shop opened with it (CATALOG-12). */
export const showCompany = async (
  catalog: Pick<SiteContext, 'companies' | 'siteTexts'>,
  lanTp: LanTp,
): Promise<Company[]> => {
  const edited = await catalog.siteTexts.findOne({ text_id: companyText }).lean();
  const { contents, chat_url } = edited ?? (await readFirstCompany(catalog));
  const company_content = textIn(contents, lanTp);
  return company_content === '' ? [] : [{ lan_tp: lanTp, company_content, chat_url: chat_url ?? '' }];
};

/** Today's popup, the one that began last (SHELL-7). */
export const showPopup = async (
  { popups, clock }: Pick<SiteContext, 'popups' | 'clock'>,
  lanTp: LanTp,
): Promise<Popup[]> => {
  const today = seoulDay(clock());
  const popup = await popups
    .findOne({ ...shown, use_yn: 'Y', start_day: { $lte: today }, end_day: { $gte: today } })
    .sort({ start_day: -1, popup_id: -1 })
    .lean();
  if (!popup) return [];
  const { popup_id, titles, texts, link } = popup;
  return [{ popup_id, title: textIn(titles, lanTp), text: textIn(texts, lanTp), link }];
};

const QUOTED = 12;

interface QuotedPage {
  readonly currency: Currency;
  readonly lan_tp: LanTp;
  readonly prod_id?: string | undefined;
  readonly trip_id?: string | undefined;
  readonly prod_type?: string | undefined;
}

/** What a page shows, for others who quote it: a product with the dates of its trip, the first of a list, or nothing. */
export const showPageFacts = async (
  catalog: Pick<SiteContext, 'products' | 'categories' | 'closedDays' | 'rateBook' | 'tripBook' | 'clock'>,
  asked: QuotedPage,
): Promise<PageFacts> => {
  const [products, category_nm] = await Promise.all([
    quoteProducts(catalog, asked, QUOTED),
    asked.prod_type ? categoryName(catalog, asked.prod_type, asked.lan_tp) : '',
  ]);
  const [product] = asked.prod_id || asked.trip_id ? products : [];
  const departures = product ? await quoteDepartures(catalog, product, asked) : [];
  return { products, departures, category_nm };
};
