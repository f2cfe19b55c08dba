import type { CallRow } from '../../call-row.ts';

// Cancelling, by the desk and the organiser.

export const adminCancellations = {
  name: 'adminCancellations',
  method: 'POST',
  path: '/api/admin/cancellations',
  owner: 'booking',
  access: 'admin',
  role: 'booking',
  params: 'state after',
  locale: ['lan_tp'],
} as const satisfies CallRow;

export const adminCancelDecide = {
  name: 'adminCancelDecide',
  method: 'POST',
  path: '/api/admin/cancelDecide',
  owner: 'booking',
  access: 'admin',
  role: 'booking',
  confirm: true,
  params: 'order_id cancel_no version outcome answer',
} as const satisfies CallRow;

export const adminCancelSettings = {
  name: 'adminCancelSettings',
  method: 'POST',
  path: '/api/admin/cancelSettings',
  owner: 'booking',
  access: 'admin',
  role: 'booking',
  params: '',
} as const satisfies CallRow;

export const adminCancelSettingsSave = {
  name: 'adminCancelSettingsSave',
  method: 'POST',
  path: '/api/admin/cancelSettingsSave',
  owner: 'booking',
  access: 'admin',
  role: 'booking',
  params: 'automatic',
} as const satisfies CallRow;

export const adminDepartureCancel = {
  name: 'adminDepartureCancel',
  method: 'POST',
  path: '/api/admin/departureCancel',
  owner: 'booking',
  access: 'admin',
  role: 'booking',
  confirm: true,
  params: 'prod_id reason',
} as const satisfies CallRow;

export const adminDepartureCancelStatus = {
  name: 'adminDepartureCancelStatus',
  method: 'POST',
  path: '/api/admin/departureCancelStatus',
  owner: 'booking',
  access: 'admin',
  role: 'booking',
  params: 'prod_id',
  locale: ['lan_tp'],
} as const satisfies CallRow;
