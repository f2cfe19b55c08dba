import type { CallRow } from '../../call-row.ts';

// Events of booking that do not get on.

export const adminTrouble = {
  name: 'adminTrouble',
  method: 'POST',
  path: '/api/admin/trouble',
  owner: 'booking',
  access: 'admin',
  role: 'booking',
  params: '',
} as const satisfies CallRow;

export const adminTroubleRetry = {
  name: 'adminTroubleRetry',
  method: 'POST',
  path: '/api/admin/troubleRetry',
  owner: 'booking',
  access: 'admin',
  role: 'booking',
  params: 'consumer event_id',
} as const satisfies CallRow;

export const adminTroubleDiscard = {
  name: 'adminTroubleDiscard',
  method: 'POST',
  path: '/api/admin/troubleDiscard',
  owner: 'booking',
  access: 'admin',
  role: 'booking',
  params: 'consumer event_id reason',
} as const satisfies CallRow;
