import type { CallRow } from '../../call-row.ts';

// Orders, their seat holds and their lists.

export const orderDetail = {
  name: 'orderDetail',
  method: 'POST',
  path: '/api/orderDetail',
  owner: 'booking',
  access: 'own',
  params: 'cart_id',
  locale: ['currency', 'lan_tp'],
} as const satisfies CallRow;

export const orderHold = {
  name: 'orderHold',
  method: 'POST',
  path: '/api/orderHold',
  owner: 'booking',
  access: 'own',
  params: 'cart_id',
} as const satisfies CallRow;

export const orderHoldRelease = {
  name: 'orderHoldRelease',
  method: 'POST',
  path: '/api/orderHoldRelease',
  owner: 'booking',
  access: 'own',
  params: 'cart_id',
} as const satisfies CallRow;

export const orderUpdate = {
  name: 'orderUpdate',
  method: 'POST',
  path: '/api/orderUpdate',
  owner: 'booking',
  access: 'own',
  params: 'email order_id',
} as const satisfies CallRow;

export const paymentCnt = {
  name: 'paymentCnt',
  method: 'POST',
  path: '/api/paymentCnt',
  owner: 'booking',
  access: 'own',
  params: 'txn_type mem_id lan_tp',
  locale: ['lan_tp'],
} as const satisfies CallRow;

export const paymentInfoList = {
  name: 'paymentInfoList',
  method: 'POST',
  path: '/api/paymentInfoList',
  owner: 'booking',
  access: 'own',
  params: 'currency currency currency currency currency txn_type mem_id lan_tp',
  locale: ['currency', 'lan_tp'],
} as const satisfies CallRow;

export const myInfoList = {
  name: 'myInfoList',
  method: 'POST',
  path: '/api/myInfoList',
  owner: 'booking',
  access: 'own',
  params: 'mem_id',
  locale: ['lan_tp'],
} as const satisfies CallRow;
