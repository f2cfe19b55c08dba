import { defineRoutes, soon } from '@narae/shell-sdk';
import { namespace } from '../texts.ts';

export default defineRoutes({
  namespace,
  routes: {
    '/productList': { page: () => import('../features/lists/product-list.tsx') },
    '/themeList': { page: () => import('../features/lists/theme-list.tsx') },
    '/enterList': { page: () => import('../features/lists/enter-list.tsx') },
    '/kpopInfo': { page: soon(namespace, 'section_kpop_list') },
    '/kpopInfoDetail': { page: soon(namespace, 'section_kpop_detail') },
    '/eventInfo': { page: soon(namespace, 'section_event_list') },
    '/eventDetail': { page: soon(namespace, 'section_event_detail') },
    '/productDetail': { page: () => import('../features/product/trip-page.tsx') },
    '/enterProgram': { page: () => import('../features/product/enter-page.tsx') },
    '/companyInfo': { page: () => import('../features/company/company-page.tsx') },
    '/qrInfo': { page: soon(namespace, 'section_qr') },
  },
});
