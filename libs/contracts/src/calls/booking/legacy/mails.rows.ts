import type { CallRow } from '../../../call-row.ts';

// Mails as old clients ask for them.

export const smtpEmail = {
  name: 'smtpEmail',
  method: 'POST',
  path: '/smtp/email',
  owner: 'booking',
  access: 'own',
  params: 'info',
} as const satisfies CallRow;

export const smtpEmailTest = {
  name: 'smtpEmailTest',
  method: 'POST',
  path: '/smtp/email/test',
  owner: 'booking',
  access: 'admin',
  role: 'booking',
  params: '',
} as const satisfies CallRow;
