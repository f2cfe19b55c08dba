import type { CallRow } from '../../call-row.ts';

// The desk's side of orders: list, one order, notes, travellers' papers.

export const adminOrders = {
  name: 'adminOrders',
  method: 'POST',
  path: '/api/admin/orders',
  owner: 'booking',
  access: 'admin',
  role: 'booking',
  params: 'info',
  locale: ['lan_tp'],
} as const satisfies CallRow;

export const adminOrder = {
  name: 'adminOrder',
  method: 'POST',
  path: '/api/admin/order',
  owner: 'booking',
  access: 'admin',
  role: 'booking',
  params: 'order_id',
  locale: ['lan_tp'],
} as const satisfies CallRow;

export const adminOrderNote = {
  name: 'adminOrderNote',
  method: 'POST',
  path: '/api/admin/orderNote',
  owner: 'booking',
  access: 'admin',
  role: 'booking',
  params: 'order_id text',
} as const satisfies CallRow;

export const adminPapersAccept = {
  name: 'adminPapersAccept',
  method: 'POST',
  path: '/api/admin/papersAccept',
  owner: 'booking',
  access: 'admin',
  role: 'booking',
  params: 'info',
} as const satisfies CallRow;

export const adminPapersReject = {
  name: 'adminPapersReject',
  method: 'POST',
  path: '/api/admin/papersReject',
  owner: 'booking',
  access: 'admin',
  role: 'booking',
  params: 'info',
} as const satisfies CallRow;
