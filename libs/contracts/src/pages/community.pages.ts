import type { Page } from './page.ts';

/** Pages of notices and questions, and their back office. */
export const communityPages = {
  communityList: {
    path: '/communityList',
    owner: 'mfe-community',
    query: [],
    title: 'community:section_notices',
    indexable: true,
    ssr: true,
    inSiteMap: true,
  },
  communityDetail: {
    path: '/communityDetail',
    owner: 'mfe-community',
    query: ['cou_id'],
    title: 'community:section_notice',
    indexable: true,
    ssr: true,
  },
  faq: {
    path: '/faq',
    owner: 'mfe-community',
    query: [],
    title: 'common:nav_faq',
    indexable: true,
    ssr: true,
    inSiteMap: true,
  },
  qna: {
    path: '/qna',
    owner: 'mfe-community',
    query: ['q', 'qna_id'],
    title: 'community:section_questions',
    indexable: true,
  },
  qnaCreate: {
    path: '/qnaCreate',
    owner: 'mfe-community',
    query: ['type', 'qna_id'],
    state: ['qna_password'],
    guard: 'login',
    title: 'community:section_ask',
  },
  myReviews: {
    path: '/myReviews',
    owner: 'mfe-community',
    query: ['order_id'],
    guard: 'login',
    title: 'community:section_my_reviews',
  },
  adminCommunity: {
    path: '/admin/community',
    owner: 'mfe-community',
    query: ['view', 'id', 'q', 'state', 'kind', 'lan_tp'],
    guard: 'login',
    role: 'community',
    title: 'communityAdmin:title',
  },
} as const satisfies Record<string, Page>;
