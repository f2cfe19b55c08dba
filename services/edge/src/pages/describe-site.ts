import { pages } from '@narae/contracts/pages';
import type { PageHead } from './page-head.ts';
import { listTitles, siteDescription, type ListTitle } from './page-texts.ts';
import { sharePicture } from './pictures.ts';
import { absolute } from './site-address.ts';
import { siteData } from './structured-data.ts';
import type { Visit } from './visit.ts';

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
