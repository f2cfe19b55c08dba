import type { CallRow } from '../../call-row.ts';

// Leaving the shop.

export const memberDelete = {
  name: 'memberDelete',
  method: 'POST',
  path: '/api/memberDelete',
  owner: 'account',
  access: 'own',
  params: 'mem_id',
} as const satisfies CallRow;

export const leavePreview = {
  name: 'leavePreview',
  method: 'POST',
  path: '/api/leavePreview',
  owner: 'account',
  access: 'own',
  params: 'mem_id',
} as const satisfies CallRow;
