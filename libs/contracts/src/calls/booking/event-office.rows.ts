import type { CallRow } from '../../call-row.ts';

// The organiser's side of events: reservations, papers, places and messages.

export const eventOfficeList = {
  name: 'eventOfficeList',
  method: 'POST',
  path: '/api/admin/eventOfficeList',
  owner: 'booking',
  access: 'admin',
  role: 'booking',
  params: '',
  locale: ['lan_tp'],
} as const satisfies CallRow;

export const eventOfficeReservations = {
  name: 'eventOfficeReservations',
  method: 'POST',
  path: '/api/admin/eventOfficeReservations',
  owner: 'booking',
  access: 'admin',
  role: 'booking',
  params: 'event_id',
  locale: ['lan_tp'],
} as const satisfies CallRow;

export const eventOfficeReservation = {
  name: 'eventOfficeReservation',
  method: 'POST',
  path: '/api/admin/eventOfficeReservation',
  owner: 'booking',
  access: 'admin',
  role: 'booking',
  params: 'event_rv_id',
  locale: ['lan_tp'],
} as const satisfies CallRow;

export const eventOfficeAccept = {
  name: 'eventOfficeAccept',
  method: 'POST',
  path: '/api/admin/eventOfficeAccept',
  owner: 'booking',
  access: 'admin',
  role: 'booking',
  params: 'info',
} as const satisfies CallRow;

export const eventOfficeRefuse = {
  name: 'eventOfficeRefuse',
  method: 'POST',
  path: '/api/admin/eventOfficeRefuse',
  owner: 'booking',
  access: 'admin',
  role: 'booking',
  params: 'info',
} as const satisfies CallRow;

export const eventOfficeAttendance = {
  name: 'eventOfficeAttendance',
  method: 'POST',
  path: '/api/admin/eventOfficeAttendance',
  owner: 'booking',
  access: 'admin',
  role: 'booking',
  params: 'event_id',
} as const satisfies CallRow;

export const eventOfficeCsv = {
  name: 'eventOfficeCsv',
  method: 'GET',
  path: '/api/admin/eventOfficeCsv/:event_id',
  owner: 'booking',
  access: 'admin',
  role: 'booking',
  params: '',
  locale: ['lan_tp'],
} as const satisfies CallRow;

export const eventOfficeClose = {
  name: 'eventOfficeClose',
  method: 'POST',
  path: '/api/admin/eventOfficeClose',
  owner: 'booking',
  access: 'admin',
  role: 'booking',
  params: 'event_id closed',
} as const satisfies CallRow;

export const eventOfficeMessage = {
  name: 'eventOfficeMessage',
  method: 'POST',
  path: '/api/admin/eventOfficeMessage',
  owner: 'booking',
  access: 'admin',
  role: 'booking',
  params: 'info',
} as const satisfies CallRow;

export const eventOfficeMessages = {
  name: 'eventOfficeMessages',
  method: 'POST',
  path: '/api/admin/eventOfficeMessages',
  owner: 'booking',
  access: 'admin',
  role: 'booking',
  params: 'event_id',
} as const satisfies CallRow;
