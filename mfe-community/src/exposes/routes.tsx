import { definePages, soon } from '@narae/shell-sdk';
import { namespace } from '../texts.ts';

export default definePages('mfe-community', namespace, {
  communityList: soon(namespace, 'section_notices'),
  communityDetail: soon(namespace, 'section_notice'),
  qna: soon(namespace, 'section_questions'),
  qnaCreate: soon(namespace, 'section_ask'),
  myReviews: () => import('../features/reviews/my-reviews-page.tsx'),
  adminCommunity: () => import('../features/admin/admin-page.tsx'),
});
