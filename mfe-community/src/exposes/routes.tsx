import { defineRoutes, soon } from '@narae/shell-sdk';
import { namespace } from '../texts.ts';

export default defineRoutes({
  namespace,
  routes: {
    '/communityList': { page: soon(namespace, 'section_notices') },
    '/communityDetail': { page: soon(namespace, 'section_notice') },
    '/qna': { page: soon(namespace, 'section_questions') },
    '/qnaCreate': { page: soon(namespace, 'section_ask'), guard: 'login' },
  },
});
