export { type SiteContext, siteStore } from './context.ts';
export { loadCodes, loadPages, type SiteContent } from './load-site.ts';
export { siteModule } from './module.ts';
export { siteKinds } from './site-kinds.ts';
