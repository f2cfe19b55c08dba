import type { CallRow } from '../../call-row.ts';

// Refunds in the back office.

export const adminRefunds = {
  name: 'adminRefunds',
  method: 'POST',
  path: '/api/admin/refunds',
  owner: 'booking',
  access: 'admin',
  role: 'booking',
  params: 'shown after',
  locale: ['lan_tp'],
} as const satisfies CallRow;

export const adminRefundRetry = {
  name: 'adminRefundRetry',
  method: 'POST',
  path: '/api/admin/refundRetry',
  owner: 'booking',
  access: 'admin',
  role: 'booking',
  confirm: true,
  params: 'refund_id',
} as const satisfies CallRow;

export const adminRefundSettle = {
  name: 'adminRefundSettle',
  method: 'POST',
  path: '/api/admin/refundSettle',
  owner: 'booking',
  access: 'admin',
  role: 'booking',
  confirm: true,
  params: 'refund_id from to note',
} as const satisfies CallRow;
