import type { CallRow } from '../../../call-row.ts';

// Orders and travellers as old clients save them, record by record.

export const reservInfoList = {
  name: 'reservInfoList',
  method: 'POST',
  path: '/api/reservInfoList',
  owner: 'booking',
  access: 'own',
  params: 'txn_type txn_type_t prod_id mem_id cart_id',
} as const satisfies CallRow;

export const reservInfoInsert = {
  name: 'reservInfoInsert',
  method: 'POST',
  path: '/api/reservInfoInsert',
  owner: 'booking',
  access: 'own',
  params: 'info',
} as const satisfies CallRow;

export const reservInfoDelete = {
  name: 'reservInfoDelete',
  method: 'POST',
  path: '/api/reservInfoDelete',
  owner: 'booking',
  access: 'own',
  params: 'order_id',
} as const satisfies CallRow;

export const reservMemberInfoInsert = {
  name: 'reservMemberInfoInsert',
  method: 'POST',
  path: '/api/reservMemberInfoInsert',
  owner: 'booking',
  access: 'own',
  params: 'info',
  list: 'members',
} as const satisfies CallRow;

export const reservMemberInfoUpdate = {
  name: 'reservMemberInfoUpdate',
  method: 'POST',
  path: '/api/reservMemberInfoUpdate',
  owner: 'booking',
  access: 'own',
  params: 'info rv_mem_id',
} as const satisfies CallRow;

export const reservMemberInfoDelete = {
  name: 'reservMemberInfoDelete',
  method: 'POST',
  path: '/api/reservMemberInfoDelete',
  owner: 'booking',
  access: 'own',
  params: 'order_id',
} as const satisfies CallRow;

export const paymentOptionList = {
  name: 'paymentOptionList',
  method: 'POST',
  path: '/api/paymentOptionList',
  owner: 'booking',
  access: 'own',
  params: 'mem_id txn_type',
} as const satisfies CallRow;
