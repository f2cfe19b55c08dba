import { defineRoutes } from '@narae/shell-sdk';
import { namespace } from '../texts.ts';

export default defineRoutes({
  namespace,
  routes: {
    '/productList': { page: () => import('../features/lists/product-list.tsx') },
    '/themeList': { page: () => import('../features/lists/theme-list.tsx') },
    '/enterList': { page: () => import('../features/lists/enter-list.tsx') },
    '/kpopInfo': { page: () => import('../features/kpop/kpop-list-page.tsx') },
    '/kpopInfoDetail': { page: () => import('../features/kpop/kpop-detail-page.tsx') },
    '/eventInfo': { page: () => import('../features/events/event-list-page.tsx') },
    '/eventDetail': { page: () => import('../features/events/event-detail-page.tsx') },
    '/productDetail': { page: () => import('../features/product/trip-page.tsx') },
    '/enterProgram': { page: () => import('../features/product/enter-page.tsx') },
    '/admin': { page: () => import('../features/admin/admin-page.tsx'), guard: 'login' },
    '/admin/preview': { page: () => import('../features/product/preview-page.tsx'), guard: 'login' },
    '/admin/previewEvent': { page: () => import('../features/events/preview-page.tsx'), guard: 'login' },
    '/admin/previewKpop': { page: () => import('../features/kpop/preview-page.tsx'), guard: 'login' },
    '/companyInfo': { page: () => import('../features/company/company-page.tsx') },
    '/qrInfo': { page: () => import('../features/qr/qr-page.tsx') },
  },
});
