import type { CallRow } from '../../call-row.ts';

// Travellers' documents.

export const passPortGroupList = {
  name: 'passPortGroupList',
  method: 'POST',
  path: '/api/passPortGroupList',
  owner: 'booking',
  access: 'own',
  params: 'cart_id',
  locale: ['lan_tp'],
} as const satisfies CallRow;

export const uploadPassport = {
  name: 'uploadPassport',
  method: 'POST',
  path: '/upload/PASSPORT/:path/:prod_id/:mem_id/:cart_id/:file_type/:sort_order/:mod_type/:mem_type/:mem_file_id',
  owner: 'booking',
  access: 'own',
  params: '',
} as const satisfies CallRow;

export const passportImgDelete = {
  name: 'passportImgDelete',
  method: 'POST',
  path: '/api/passportImgDelete',
  owner: 'booking',
  access: 'own',
  params: 'mem_file_id',
} as const satisfies CallRow;

export const travellerFile = {
  name: 'travellerFile',
  method: 'GET',
  path: '/files/:mem_file_id',
  owner: 'booking',
  access: 'own',
  params: '',
} as const satisfies CallRow;
