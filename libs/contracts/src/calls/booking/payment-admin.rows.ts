import type { CallRow } from '../../call-row.ts';

// Payments that need eyes, in the back office.

export const adminPayments = {
  name: 'adminPayments',
  method: 'POST',
  path: '/api/admin/payments',
  owner: 'booking',
  access: 'admin',
  role: 'booking',
  params: 'shown kind after',
  locale: ['lan_tp'],
} as const satisfies CallRow;

export const adminPaymentSettle = {
  name: 'adminPaymentSettle',
  method: 'POST',
  path: '/api/admin/paymentSettle',
  owner: 'booking',
  access: 'admin',
  role: 'booking',
  params: 'issue_id version note',
} as const satisfies CallRow;

export const adminPaymentAsk = {
  name: 'adminPaymentAsk',
  method: 'POST',
  path: '/api/admin/paymentAsk',
  owner: 'booking',
  access: 'admin',
  role: 'booking',
  params: 'refno',
} as const satisfies CallRow;
