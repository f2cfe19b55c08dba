import { definePages } from '@narae/shell-sdk';
import { namespace } from '../texts.ts';

export default definePages('mfe-catalog', namespace, {
  productList: () => import('../features/lists/product-list-page.tsx'),
  themeList: () => import('../features/lists/theme-list-page.tsx'),
  enterList: () => import('../features/lists/enter-list-page.tsx'),
  kpopInfo: () => import('../features/kpop/kpop-list-page.tsx'),
  kpopInfoDetail: () => import('../features/kpop/kpop-detail-page.tsx'),
  eventInfo: () => import('../features/events/event-list-page.tsx'),
  eventDetail: () => import('../features/events/event-detail-page.tsx'),
  productDetail: () => import('../features/product/trip-page.tsx'),
  enterProgram: () => import('../features/product/enter-page.tsx'),
  admin: () => import('../features/admin/admin-page.tsx'),
  adminPreview: () => import('../features/product/preview-page.tsx'),
  adminPreviewEvent: () => import('../features/events/preview-page.tsx'),
  adminPreviewKpop: () => import('../features/kpop/preview-page.tsx'),
  companyInfo: () => import('../features/company/company-page.tsx'),
  qrInfo: () => import('../features/qr/qr-page.tsx'),
});
