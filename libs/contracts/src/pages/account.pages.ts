import type { Page } from './page.ts';

/** Pages of signing in and of what is the member's own. */
export const accountPages = {
  login: {
    path: '/login',
    owner: 'mfe-account',
    query: ['notice', 'wait', 'back'],
    title: 'account:section_login',
  },
  loginResult: { path: '/loginResult', owner: 'mfe-account', query: [], title: 'account:section_login' },
  loginout: { path: '/loginout', owner: 'mfe-account', query: [], title: 'account:section_logout' },
  confirmEmail: {
    path: '/confirmEmail',
    owner: 'mfe-account',
    query: [],
    title: 'account:confirm_title',
  },
  join: { path: '/join', owner: 'mfe-account', query: ['back'], title: 'account:join' },
  myinfo: {
    path: '/myinfo',
    alias: '/myInfo',
    owner: 'mfe-account',
    query: [],
    guard: 'home',
    title: 'account:section_my_info',
  },
  myAccount: {
    path: '/myAccount',
    owner: 'mfe-account',
    query: [],
    guard: 'home',
    title: 'account:section_my_account',
  },
  exportDownload: {
    path: '/exportDownload',
    owner: 'mfe-account',
    query: [],
    title: 'account:export_title',
  },
  stopMails: {
    path: '/stopMails',
    owner: 'mfe-account',
    query: [],
    title: 'account:stop_mails_title',
  },
  adminMembers: {
    path: '/admin/members',
    owner: 'mfe-account',
    query: ['view', 'id', 'q', 'state', 'role', 'provider', 'from', 'to'],
    guard: 'login',
    role: 'owner',
    title: 'accountAdmin:title',
  },
  myInfoFileList: {
    path: '/myInfoFileList',
    owner: 'mfe-account',
    query: ['param_id', 'mem_id', 'cart_id', 'type'],
    guard: 'home',
    title: 'account:section_my_documents',
  },
} as const satisfies Record<string, Page>;
