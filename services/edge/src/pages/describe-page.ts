import { namedValue, pageAt } from '@narae/contracts/href';
import { type IndexablePage, type Page, type PageName, pages } from '@narae/contracts/pages';
import { paragraphsByRules } from '@narae/rules/ruled-text';
import { describeList, describeProduct } from './describe-products.ts';
import { describeEvent, describeKpop, describeNotice } from './describe-articles.ts';
import type { PageHead } from './page-head.ts';
import { type ListTitle, pageTexts } from './texts.ts';
import { type Visit, sharePicture } from './visit.ts';
import { absolute } from './site-address.ts';
import { siteData, faqData } from './structured-data.ts';

type Describe = (visit: Visit) => Promise<PageHead>;

const describePlain =
  ({ title }: { readonly title?: ListTitle } = {}) =>
  ({ path, lanTp, origin }: Visit): Promise<PageHead> =>
    Promise.resolve({
      ...(title && { title: pageTexts[lanTp].listTitles[title] }),
      description: pageTexts[lanTp].siteDescription,
      picture: sharePicture(origin),
      type: 'website',
      page: { path, query: {} },
    });

const describeHome = async (visit: Visit): Promise<PageHead> => {
  const url = absolute(visit.origin, { path: pages.home.path, query: {} }, visit.lanTp);
  return { ...(await describePlain()(visit)), data: siteData(url, pageTexts[visit.lanTp].siteDescription) };
};

/** Describes the page of frequent questions, with those whose answers are known (SHELL-17, COMMUNITY-20). */
const describeFaq = async (visit: Visit): Promise<PageHead> => {
  const { facts, lanTp } = visit;
  const [head, rows, schedules] = await Promise.all([
    describePlain()(visit),
    facts.ask('faqList', { lan_tp: lanTp }),
    facts.ask('refundSchedules', { lan_tp: lanTp }),
  ]);
  const answered = (rows ?? []).flatMap(({ question, answer, text_lan_tp }) => {
    const paragraphs = paragraphsByRules(answer.split(/\n+/), text_lan_tp, schedules);
    return paragraphs.includes(null) ? [] : [{ question, answer: paragraphs.join('\n') }];
  });
  return answered.length > 0 ? { ...head, data: faqData(answered) } : head;
};

/** Pages that may be found and quoted. */
const descriptions: Readonly<Record<IndexablePage, Describe>> = {
  home: describeHome,
  productList: describeList('all'),
  themeList: describeList('theme', 'CG002'),
  enterList: describeList('enter', 'CG004'),
  productDetail: describeProduct,
  enterProgram: describeProduct,
  kpopInfo: describePlain({ title: 'kpop' }),
  kpopInfoDetail: describeKpop,
  eventInfo: describePlain({ title: 'event' }),
  eventDetail: describeEvent,
  companyInfo: describePlain(),
  policyInfo: describePlain(),
  termsInfo: describePlain(),
  faq: describeFaq,
  communityList: describePlain(),
  communityDetail: describeNotice,
  qna: describePlain(),
};

const isIndexable = (name: PageName): name is IndexablePage => Object.hasOwn(descriptions, name);

export const indexablePageAt = (path: string): IndexablePage | undefined => {
  const name = pageAt(path);
  return name !== undefined && isIndexable(name) ? name : undefined;
};

/** Whether an address leaves open what its page is about: the history of the browser may say it (SHELL-5). */
export const isUnnamed = (path: string, query: URLSearchParams): boolean => {
  const name = pageAt(path);
  const { identifiers }: Partial<Page> = name ? pages[name] : {};
  return identifiers?.every((field) => namedValue(query.get(field)) === undefined) ?? false;
};

/** The head of a page by its address alone; `missing` where no page is (SHELL-4). */
export const describePage: Describe = async (visit) => {
  const name = pageAt(visit.path);
  if (name === undefined) return { missing: true, description: pageTexts[visit.lanTp].siteDescription };
  return isIndexable(name) && !isUnnamed(visit.path, visit.query)
    ? descriptions[name](visit)
    : { description: pageTexts[visit.lanTp].siteDescription };
};
