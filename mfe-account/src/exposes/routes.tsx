import { definePages } from '@narae/shell-sdk';
import { namespace } from '../texts.ts';

export default definePages('mfe-account', namespace, {
  login: () => import('../pages/login-page.tsx'),
  loginResult: () => import('../features/login-result/login-result-page.tsx'),
  loginout: () => import('../features/logout/logout-page.tsx'),
  confirmEmail: () => import('../features/mailbox/confirm-page.tsx'),
  join: () => import('../features/sign-up/sign-up-page.tsx'),
  myinfo: () => import('../features/my-info/my-info-page.tsx'),
  myAccount: () => import('../pages/my-account/my-account-page.tsx'),
  exportDownload: () => import('../features/export/export-page.tsx'),
  stopMails: () => import('../features/mails/stop-page.tsx'),
  adminMembers: () => import('../features/admin/admin-page.tsx'),
  myInfoFileList: () => import('../features/documents/documents-page.tsx'),
});
