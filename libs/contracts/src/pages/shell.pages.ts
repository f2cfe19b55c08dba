import type { Page } from './page.ts';

export const shellPages = {
  home: { path: '/', owner: 'shell', query: ['company_type'], indexable: true, ssr: true, inSiteMap: true },
  policyInfo: {
    path: '/policyInfo',
    owner: 'shell',
    query: [],
    title: 'common:nav_privacy',
    indexable: true,
    ssr: true,
  },
  termsInfo: {
    path: '/termsInfo',
    owner: 'shell',
    query: [],
    title: 'common:nav_terms',
    indexable: true,
    ssr: true,
  },
  json: { path: '/json', owner: 'shell', query: [] },
} as const satisfies Record<string, Page>;
