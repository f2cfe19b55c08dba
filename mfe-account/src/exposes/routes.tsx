import { defineRoutes } from '@narae/shell-sdk';
import { namespace } from '../texts.ts';

const myInfo = { page: () => import('../features/my-info/my-info-page.tsx'), guard: 'home' } as const;

export default defineRoutes({
  namespace,
  routes: {
    '/login': { page: () => import('../pages/login-page.tsx') },
    '/loginResult': { page: () => import('../features/login-result/login-result-page.tsx') },
    '/loginout': { page: () => import('../features/logout/logout-page.tsx') },
    '/join': { page: () => import('../features/join/join-page.tsx') },
    '/myinfo': myInfo,
    '/myInfo': myInfo,
    '/myInfoFileList': { page: () => import('../features/documents/documents-page.tsx'), guard: 'home' },
  },
});
