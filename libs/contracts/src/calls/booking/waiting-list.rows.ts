import type { CallRow } from '../../call-row.ts';

// The waiting list of products and events.

export const waitingJoin = {
  name: 'waitingJoin',
  method: 'POST',
  path: '/api/waitingJoin',
  owner: 'booking',
  access: 'own',
  params: 'info',
  locale: ['lan_tp'],
} as const satisfies CallRow;

export const waitingMine = {
  name: 'waitingMine',
  method: 'POST',
  path: '/api/waitingMine',
  owner: 'booking',
  access: 'own',
  params: 'lan_tp',
  locale: ['lan_tp'],
} as const satisfies CallRow;

export const waitingAccept = {
  name: 'waitingAccept',
  method: 'POST',
  path: '/api/waitingAccept',
  owner: 'booking',
  access: 'own',
  params: 'waiting_id',
  locale: ['currency', 'lan_tp'],
} as const satisfies CallRow;

export const waitingLeave = {
  name: 'waitingLeave',
  method: 'POST',
  path: '/api/waitingLeave',
  owner: 'booking',
  access: 'own',
  params: 'waiting_id',
} as const satisfies CallRow;

export const waitingQueues = {
  name: 'waitingQueues',
  method: 'POST',
  path: '/api/admin/waitingQueues',
  owner: 'booking',
  access: 'admin',
  role: 'booking',
  params: 'kind',
  locale: ['lan_tp'],
} as const satisfies CallRow;

export const waitingParties = {
  name: 'waitingParties',
  method: 'POST',
  path: '/api/admin/waitingParties',
  owner: 'booking',
  access: 'admin',
  role: 'booking',
  params: 'kind target_id',
} as const satisfies CallRow;

export const waitingEnd = {
  name: 'waitingEnd',
  method: 'POST',
  path: '/api/admin/waitingEnd',
  owner: 'booking',
  access: 'admin',
  role: 'booking',
  params: 'kind target_id',
} as const satisfies CallRow;
