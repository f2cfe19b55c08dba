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
    '/communityList': { page: soon('section_notices') },
    '/communityDetail': { page: soon('section_notice') },
    '/qna': { page: soon('section_questions') },
    '/qnaCreate': { page: soon('section_ask'), gate: 'login' },
  },
});
