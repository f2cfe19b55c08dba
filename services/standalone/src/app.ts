import { beginStore } from './data/embedded-store.ts';
import type { OpenSite, SiteOptions } from './site/open-site.ts';

/**
 * Opens the shop in this process, as the environment says, and ends the process where that is not possible. A store that is
 * there from an earlier start opens while the program of the shop is still loading, which takes as long.
 * @throws what `built` rejects with, when all is closed again
 */
export const openSite = async (options: SiteOptions = {}): Promise<OpenSite> => {
  const begun = beginStore(process.env);
  const { openShop } = await import('./site/open-site.ts');
  return openShop(options, begun);
};
