import { definePages, soon } from '@narae/shell-sdk';
import { namespace } from '../texts.ts';

export default definePages('mfe-community', namespace, {
  communityList: () => import('../features/notices/notice-list-page.tsx'),
  communityDetail: () => import('../features/notices/notice-page.tsx'),
  qna: soon(namespace, 'section_questions'),
  qnaCreate: soon(namespace, 'section_ask'),
  myReviews: () => import('../features/reviews/my-reviews-page.tsx'),
  adminCommunity: () => import('../features/admin/admin-page.tsx'),
});
