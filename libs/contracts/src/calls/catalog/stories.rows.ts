import type { CallRow } from '../../call-row.ts';

// K-pop information and events.

export const kpopInfoList = {
  name: 'kpopInfoList',
  method: 'POST',
  path: '/api/kpopInfoList',
  owner: 'catalog',
  access: 'public',
  params: 'lan_tp',
  locale: ['lan_tp'],
} as const satisfies CallRow;

export const kpopInfoDetail = {
  name: 'kpopInfoDetail',
  method: 'POST',
  path: '/api/kpopInfoDetail',
  owner: 'catalog',
  access: 'public',
  params: 'info_seq lan_tp',
  locale: ['lan_tp'],
} as const satisfies CallRow;

export const kpopImageList = {
  name: 'kpopImageList',
  method: 'POST',
  path: '/api/kpopImageList',
  owner: 'catalog',
  access: 'public',
  params: 'info_seq',
} as const satisfies CallRow;

export const eventInfoList = {
  name: 'eventInfoList',
  method: 'POST',
  path: '/api/eventInfoList',
  owner: 'catalog',
  access: 'public',
  params: 'lan_tp',
  locale: ['lan_tp'],
} as const satisfies CallRow;

export const eventInfoDtl = {
  name: 'eventInfoDtl',
  method: 'POST',
  path: '/api/eventInfoDtl',
  owner: 'catalog',
  access: 'public',
  params: 'event_id lan_tp',
  locale: ['lan_tp'],
} as const satisfies CallRow;

export const eventInfoUpdate = {
  name: 'eventInfoUpdate',
  method: 'POST',
  path: '/api/eventInfoUpdate',
  owner: 'catalog',
  access: 'admin',
  role: 'booking',
  params: 'personnel_cnt event_id',
} as const satisfies CallRow;
