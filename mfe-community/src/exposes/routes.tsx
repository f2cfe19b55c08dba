import { definePages } from '@narae/shell-sdk';
import { namespace } from '../texts.ts';

export default definePages('mfe-community', namespace, {
  communityList: () => import('../features/notices/notice-list-page.tsx'),
  communityDetail: () => import('../features/notices/notice-page.tsx'),
  faq: () => import('../features/faq/faq-page.tsx'),
  myReviews: () => import('../features/reviews/my-reviews-page.tsx'),
  qna: () => import('../features/questions/questions-page.tsx'),
  qnaCreate: () => import('../features/questions/ask-page.tsx'),
  adminCommunity: () => import('../features/admin/admin-page.tsx'),
});
