import type { CallRow } from '../../call-row.ts';

// A member's order on its own page.

export const myOrder = {
  name: 'myOrder',
  method: 'POST',
  path: '/api/myOrder',
  owner: 'booking',
  access: 'own',
  params: 'order_id',
  locale: ['lan_tp'],
} as const satisfies CallRow;

export const myPayments = {
  name: 'myPayments',
  method: 'POST',
  path: '/api/myPayments',
  owner: 'booking',
  access: 'own',
  params: '',
  locale: ['lan_tp'],
} as const satisfies CallRow;
