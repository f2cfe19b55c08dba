import { beginStore } from './data/embedded-store.ts';
import type { OpenSite, SiteOptions } from './site/open-site.ts';

/**
 * Opens the shop, or ends the process where that is impossible. An existing store opens while the program
 * loads, to save time.
 * @throws what `built` rejects with, when all is closed again
 */
export const openSite = async (options: SiteOptions = {}): Promise<OpenSite> => {
  const begun = beginStore(process.env);
  const { openShop } = await import('./site/open-site.ts');
  return openShop(options, begun);
};
