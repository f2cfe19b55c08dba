import type { CallRow } from '../../call-row.ts';

// Notices. Not built yet.

export const communityList = {
  name: 'communityList',
  method: 'POST',
  path: '/api/communityList',
  owner: 'community',
  access: 'public',
  params: 'cou_group lan_tp rls_yn',
} as const satisfies CallRow;

export const communityDtl = {
  name: 'communityDtl',
  method: 'POST',
  path: '/api/communityDtl',
  owner: 'community',
  access: 'public',
  params: 'cou_group cou_id',
} as const satisfies CallRow;
