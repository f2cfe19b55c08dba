import type { CallRow } from '../../call-row.ts';

// Travellers and contact of an order.

export const travellersSave = {
  name: 'travellersSave',
  method: 'POST',
  path: '/api/travellersSave',
  owner: 'booking',
  access: 'own',
  params: 'cart_id',
  locale: ['currency', 'lan_tp'],
} as const satisfies CallRow;

export const travellersDraft = {
  name: 'travellersDraft',
  method: 'POST',
  path: '/api/travellersDraft',
  owner: 'booking',
  access: 'own',
  params: 'info cart_id',
} as const satisfies CallRow;

export const travellerDetailsSave = {
  name: 'travellerDetailsSave',
  method: 'POST',
  path: '/api/travellerDetailsSave',
  owner: 'booking',
  access: 'own',
  params: 'cart_id',
} as const satisfies CallRow;

export const reservInfoUpdate = {
  name: 'reservInfoUpdate',
  method: 'POST',
  path: '/api/reservInfoUpdate',
  owner: 'booking',
  access: 'own',
  params: 'info order_id',
} as const satisfies CallRow;
