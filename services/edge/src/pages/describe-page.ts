import { pageAt } from '@narae/contracts/href';
import type { IndexablePage, PageName } from '@narae/contracts/pages';
import { describeFaq, describeHome, describePlain } from './describe-site.ts';
import { describeList, describeProduct } from './describe-products.ts';
import { describeEvent, describeKpop, describeNotice } from './describe-articles.ts';
import type { PageHead } from './page-head.ts';
import { siteDescription } from './page-texts.ts';
import type { Visit } from './visit.ts';

type Describe = (visit: Visit) => Promise<PageHead>;

/** How each page that may be found and quoted is described; all others are a visitor's own business. */
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

/** The page at a path, where search engines may list it and others may quote it. */
export const indexablePageAt = (path: string): IndexablePage | undefined => {
  const name = pageAt(path);
  return name !== undefined && isIndexable(name) ? name : undefined;
};

/** What a page's head says before any script runs, by its address alone; `missing` where no page is (SHELL-4). */
export const describePage: Describe = async (visit) => {
  const name = pageAt(visit.path);
  if (name === undefined) return { missing: true, description: siteDescription[visit.lanTp] };
  return isIndexable(name) ? descriptions[name](visit) : { description: siteDescription[visit.lanTp] };
};
