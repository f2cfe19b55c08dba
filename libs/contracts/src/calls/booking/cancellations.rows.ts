import type { CallRow } from '../../call-row.ts';

// Cancelling an order, by its member.

export const orderCancelQuote = {
  name: 'orderCancelQuote',
  method: 'POST',
  path: '/api/orderCancelQuote',
  owner: 'booking',
  access: 'own',
  params: 'order_id rv_mem_ids',
} as const satisfies CallRow;

export const orderCancelRequest = {
  name: 'orderCancelRequest',
  method: 'POST',
  path: '/api/orderCancelRequest',
  owner: 'booking',
  access: 'own',
  params: 'order_id reason',
} as const satisfies CallRow;

export const orderCancelWithdraw = {
  name: 'orderCancelWithdraw',
  method: 'POST',
  path: '/api/orderCancelWithdraw',
  owner: 'booking',
  access: 'own',
  params: 'order_id',
} as const satisfies CallRow;
