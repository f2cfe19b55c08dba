import type { CallRow } from '../../call-row.ts';

// People a member saved for later orders.

export const companions = {
  name: 'companions',
  method: 'POST',
  path: '/api/companions',
  owner: 'booking',
  access: 'own',
  params: 'mem_id',
} as const satisfies CallRow;

export const companionSave = {
  name: 'companionSave',
  method: 'POST',
  path: '/api/companionSave',
  owner: 'booking',
  access: 'own',
  params: 'info companion_id',
} as const satisfies CallRow;

export const companionDelete = {
  name: 'companionDelete',
  method: 'POST',
  path: '/api/companionDelete',
  owner: 'booking',
  access: 'own',
  params: 'companion_id',
} as const satisfies CallRow;
