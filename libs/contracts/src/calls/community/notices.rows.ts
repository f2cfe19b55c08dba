import type { CallRow } from '../../call-row.ts';

// Notices.

export const communityList = {
  name: 'communityList',
  method: 'POST',
  path: '/api/communityList',
  owner: 'community',
  access: 'public',
  params: 'cou_group lan_tp rls_yn',
  locale: ['lan_tp'],
} as const satisfies CallRow;

export const communityDtl = {
  name: 'communityDtl',
  method: 'POST',
  path: '/api/communityDtl',
  owner: 'community',
  access: 'public',
  params: 'cou_group cou_id lan_tp',
  locale: ['lan_tp'],
} as const satisfies CallRow;
