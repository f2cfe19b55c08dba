import type { CallRow } from '../../call-row.ts';

// Changing names, extras and rooms of a paid order (ORDER-14).

const own = { method: 'POST', owner: 'booking', access: 'own' } as const;

export const orderChanges = {
  ...own,
  name: 'orderChanges',
  path: '/api/orderChanges',
  params: 'order_id',
  locale: ['lan_tp'],
} as const satisfies CallRow;

export const orderNameChange = {
  ...own,
  name: 'orderNameChange',
  path: '/api/orderNameChange',
  params: 'order_id names',
} as const satisfies CallRow;

export const orderExtrasQuote = {
  ...own,
  name: 'orderExtrasQuote',
  path: '/api/orderExtrasQuote',
  params: 'order_id options hotels',
} as const satisfies CallRow;

export const orderExtrasChange = {
  ...own,
  name: 'orderExtrasChange',
  path: '/api/orderExtrasChange',
  params: 'order_id options hotels difference',
} as const satisfies CallRow;

export const orderChangeVoid = {
  ...own,
  name: 'orderChangeVoid',
  path: '/api/orderChangeVoid',
  params: 'order_id due_id',
} as const satisfies CallRow;

export const adminNameChange = {
  name: 'adminNameChange',
  method: 'POST',
  path: '/api/admin/nameChange',
  owner: 'booking',
  access: 'admin',
  role: 'booking',
  params: 'order_id rv_mem_id mem_nm seen_nm reason',
} as const satisfies CallRow;
