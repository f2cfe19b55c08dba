import type { PackKey } from '@narae/i18n';
import { defineRoutes } from '@narae/shell-sdk';
import { namespace } from '../texts.ts';

const soon = (section: PackKey<typeof namespace>) => async () => {
  const { openingSoonPage } = await import('../shared/opening-soon-page.tsx');
  return { default: openingSoonPage(section) };
};

export default defineRoutes({
  namespace,
  routes: {
    '/productList': { page: () => import('../features/lists/product-list.tsx') },
    '/themeList': { page: () => import('../features/lists/theme-list.tsx') },
    '/enterList': { page: () => import('../features/lists/enter-list.tsx') },
    '/kpopInfo': { page: soon('section_kpop_list') },
    '/kpopInfoDetail': { page: soon('section_kpop_detail') },
    '/eventInfo': { page: soon('section_event_list') },
    '/eventDetail': { page: soon('section_event_detail') },
    '/productDetail': { page: () => import('../features/product/trip-page.tsx') },
    '/enterProgram': { page: () => import('../features/product/enter-page.tsx') },
    '/companyInfo': { page: () => import('../features/company/company-page.tsx') },
    '/qrInfo': { page: soon('section_qr') },
  },
});
