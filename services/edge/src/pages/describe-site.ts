import { pages } from '@narae/contracts/pages';
import type { PageHead } from './page-head.ts';
import { listTitles, siteDescription, type ListTitle } from './page-texts.ts';
import { sharePicture } from './pictures.ts';
import { absolute } from './site-address.ts';
import { siteData } from './structured-data.ts';
import { isId, type Visit } from './visit.ts';

interface PlainPage {
  readonly title?: ListTitle;
  /** The value of the address that tells one such page from another. */
  readonly identifier?: string;
}

/** Describes a page by the site's own words. */
export const describePlain =
  ({ title, identifier }: PlainPage = {}) =>
  async ({ path, query, lanTp, origin }: Visit): Promise<PageHead> => {
    const value = (identifier && query.get(identifier)) ?? '';
    return {
      ...(title && { title: listTitles[title][lanTp] }),
      description: siteDescription[lanTp],
      picture: sharePicture(origin),
      type: 'website',
      page: { path, query: identifier && isId(value) ? { [identifier]: value } : {} },
    };
  };

/** Describes the home page, and with it the site. */
export const describeHome = async (visit: Visit): Promise<PageHead> => {
  const url = absolute(visit.origin, { path: pages.home.path, query: {} }, visit.lanTp);
  return { ...(await describePlain()(visit)), data: siteData(url, siteDescription[visit.lanTp]) };
};
