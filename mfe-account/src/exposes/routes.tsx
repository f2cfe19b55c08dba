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
    '/login': { page: soon('section_login') },
    '/loginResult': { page: soon('section_login') },
    '/loginout': { page: soon('section_logout') },
    '/join': { page: soon('section_join') },
    '/myinfo': { page: soon('section_my_info'), gate: 'home' },
    '/myInfo': { page: soon('section_my_info'), gate: 'home' },
    '/myInfoFileList': { page: soon('section_my_documents'), gate: 'home' },
  },
});
