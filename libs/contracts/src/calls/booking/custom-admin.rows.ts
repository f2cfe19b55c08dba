import type { CallRow } from '../../call-row.ts';

// Requests for a custom trip, by the desk.

export const adminCustomTrips = {
  name: 'adminCustomTrips',
  method: 'POST',
  path: '/api/admin/customTrips',
  owner: 'booking',
  access: 'admin',
  role: 'booking',
  params: 'info',
  locale: ['lan_tp'],
} as const satisfies CallRow;

export const adminCustomTrip = {
  name: 'adminCustomTrip',
  method: 'POST',
  path: '/api/admin/customTrip',
  owner: 'booking',
  access: 'admin',
  role: 'booking',
  params: 'request_id',
  locale: ['lan_tp'],
} as const satisfies CallRow;

export const adminCustomTripAssign = {
  name: 'adminCustomTripAssign',
  method: 'POST',
  path: '/api/admin/customTripAssign',
  owner: 'booking',
  access: 'admin',
  role: 'booking',
  params: 'request_id version assignee',
} as const satisfies CallRow;

export const adminCustomTripQuote = {
  name: 'adminCustomTripQuote',
  method: 'POST',
  path: '/api/admin/customTripQuote',
  owner: 'booking',
  access: 'admin',
  role: 'booking',
  params: 'request_id version quote',
} as const satisfies CallRow;

export const adminCustomTripReply = {
  name: 'adminCustomTripReply',
  method: 'POST',
  path: '/api/admin/customTripReply',
  owner: 'booking',
  access: 'admin',
  role: 'booking',
  params: 'request_id version text',
} as const satisfies CallRow;

export const adminCustomTripReject = {
  name: 'adminCustomTripReject',
  method: 'POST',
  path: '/api/admin/customTripReject',
  owner: 'booking',
  access: 'admin',
  role: 'booking',
  params: 'request_id version text',
} as const satisfies CallRow;
