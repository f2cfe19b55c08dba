import { pages } from '@narae/contracts/pages';
import { paragraphsByRules } from '@narae/rules/ruled-text';
import type { PageHead } from './page-head.ts';
import { listTitles, siteDescription, type ListTitle } from './page-texts.ts';
import { sharePicture, type Visit } from './visit.ts';
import { absolute } from './site-address.ts';
import { siteData, faqData } from './structured-data.ts';

/** Describes a page by the site's own words. */
export const describePlain =
  ({ title }: { readonly title?: ListTitle } = {}) =>
  ({ path, lanTp, origin }: Visit): Promise<PageHead> =>
    Promise.resolve({
      ...(title && { title: listTitles[title][lanTp] }),
      description: siteDescription[lanTp],
      picture: sharePicture(origin),
      type: 'website',
      page: { path, query: {} },
    });

/** Describes the home page, and with it the site. */
export const describeHome = async (visit: Visit): Promise<PageHead> => {
  const url = absolute(visit.origin, { path: pages.home.path, query: {} }, visit.lanTp);
  return { ...(await describePlain()(visit)), data: siteData(url, siteDescription[visit.lanTp]) };
};

/** Describes the page of frequent questions, with those whose answers are known (SHELL-17, COMMUNITY-20). */
export const describeFaq = async (visit: Visit): Promise<PageHead> => {
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
