import type { CallRow } from '../../call-row.ts';

// Sent mails in the back office.

export const mailList = {
  name: 'mailList',
  method: 'POST',
  path: '/api/admin/mailList',
  owner: 'booking',
  access: 'admin',
  role: 'booking',
  params: 'of kind state after',
} as const satisfies CallRow;

export const mailResend = {
  name: 'mailResend',
  method: 'POST',
  path: '/api/admin/mailResend',
  owner: 'booking',
  access: 'admin',
  role: 'booking',
  params: 'mail_id',
} as const satisfies CallRow;
