import type { CallRow } from '../../call-row.ts';

// Requests for a custom trip, by their member.

export const customTravelInsert = {
  name: 'customTravelInsert',
  method: 'POST',
  path: '/api/customTravelInsert',
  owner: 'booking',
  access: 'own',
  params: 'info',
  locale: ['lan_tp'],
} as const satisfies CallRow;

export const customTravelList = {
  name: 'customTravelList',
  method: 'POST',
  path: '/api/customTravelList',
  owner: 'booking',
  access: 'own',
  params: 'mem_id',
  locale: ['lan_tp'],
} as const satisfies CallRow;

export const customTravelDetail = {
  name: 'customTravelDetail',
  method: 'POST',
  path: '/api/customTravelDetail',
  owner: 'booking',
  access: 'own',
  params: 'request_id',
  locale: ['lan_tp'],
} as const satisfies CallRow;

export const customTravelAsk = {
  name: 'customTravelAsk',
  method: 'POST',
  path: '/api/customTravelAsk',
  owner: 'booking',
  access: 'own',
  params: 'request_id text',
} as const satisfies CallRow;

export const customTravelAccept = {
  name: 'customTravelAccept',
  method: 'POST',
  path: '/api/customTravelAccept',
  owner: 'booking',
  access: 'own',
  params: 'request_id quote_no',
  locale: ['lan_tp'],
} as const satisfies CallRow;

export const customTravelDecline = {
  name: 'customTravelDecline',
  method: 'POST',
  path: '/api/customTravelDecline',
  owner: 'booking',
  access: 'own',
  params: 'request_id quote_no text',
} as const satisfies CallRow;

export const customTravelWithdraw = {
  name: 'customTravelWithdraw',
  method: 'POST',
  path: '/api/customTravelWithdraw',
  owner: 'booking',
  access: 'own',
  params: 'request_id',
} as const satisfies CallRow;
