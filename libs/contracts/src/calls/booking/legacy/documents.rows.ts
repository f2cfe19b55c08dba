import type { CallRow } from '../../../call-row.ts';

// Travellers' documents as old clients list and delete them.

export const passPortList = {
  name: 'passPortList',
  method: 'POST',
  path: '/api/passPortList',
  owner: 'booking',
  access: 'own',
  params: 'prod_id mem_id cart_id',
} as const satisfies CallRow;

export const passPortDtl = {
  name: 'passPortDtl',
  method: 'POST',
  path: '/api/passPortDtl',
  owner: 'booking',
  access: 'own',
  params: 'cart_id mem_type sort_order',
} as const satisfies CallRow;

export const passportImgAllDelete = {
  name: 'passportImgAllDelete',
  method: 'POST',
  path: '/api/passportImgAllDelete',
  owner: 'booking',
  access: 'own',
  params: 'mem_id prod_id cart_id',
} as const satisfies CallRow;

export const deleteFilePassport = {
  name: 'deleteFilePassport',
  method: 'POST',
  path: '/deleteFile/PASSPORT',
  owner: 'booking',
  access: 'own',
  params: 'info',
} as const satisfies CallRow;

export const deleteFilePassportPath = {
  name: 'deleteFilePassportPath',
  method: 'POST',
  path: '/deleteFile/PASSPORT/:path/:prod_id/:mem_id/:cart_id/:file_type/:sort_order/:mem_type/:mem_file_id',
  owner: 'booking',
  access: 'own',
  params: '',
} as const satisfies CallRow;
