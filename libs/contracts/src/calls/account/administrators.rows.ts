import type { CallRow } from '../../call-row.ts';

// Who runs the shop, for those who do.

export const administrators = {
  name: 'administrators',
  method: 'POST',
  path: '/api/admin/administrators',
  owner: 'account',
  access: 'admin',
  role: 'any',
  params: '',
} as const satisfies CallRow;
