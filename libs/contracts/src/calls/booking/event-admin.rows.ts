import type { CallRow } from '../../call-row.ts';

// The organiser's side of events: reservations, papers, places and messages.

export const adminEventList = {
  name: 'adminEventList',
  method: 'POST',
  path: '/api/admin/eventList',
  owner: 'booking',
  access: 'admin',
  role: 'booking',
  params: '',
  locale: ['lan_tp'],
} as const satisfies CallRow;

export const adminEventReservations = {
  name: 'adminEventReservations',
  method: 'POST',
  path: '/api/admin/eventReservations',
  owner: 'booking',
  access: 'admin',
  role: 'booking',
  params: 'event_id',
  locale: ['lan_tp'],
} as const satisfies CallRow;

export const adminEventReservation = {
  name: 'adminEventReservation',
  method: 'POST',
  path: '/api/admin/eventReservation',
  owner: 'booking',
  access: 'admin',
  role: 'booking',
  params: 'event_rv_id',
  locale: ['lan_tp'],
} as const satisfies CallRow;

export const adminEventAccept = {
  name: 'adminEventAccept',
  method: 'POST',
  path: '/api/admin/eventAccept',
  owner: 'booking',
  access: 'admin',
  role: 'booking',
  params: 'info',
} as const satisfies CallRow;

export const adminEventReject = {
  name: 'adminEventReject',
  method: 'POST',
  path: '/api/admin/eventReject',
  owner: 'booking',
  access: 'admin',
  role: 'booking',
  params: 'info',
} as const satisfies CallRow;

export const adminEventAttendance = {
  name: 'adminEventAttendance',
  method: 'POST',
  path: '/api/admin/eventAttendance',
  owner: 'booking',
  access: 'admin',
  role: 'booking',
  params: 'event_id',
} as const satisfies CallRow;

export const adminEventCsv = {
  name: 'adminEventCsv',
  method: 'GET',
  path: '/api/admin/eventCsv/:event_id',
  owner: 'booking',
  access: 'admin',
  role: 'booking',
  confirm: true,
  params: '',
  locale: ['lan_tp'],
} as const satisfies CallRow;

export const adminEventClose = {
  name: 'adminEventClose',
  method: 'POST',
  path: '/api/admin/eventClose',
  owner: 'booking',
  access: 'admin',
  role: 'booking',
  params: 'event_id closed',
} as const satisfies CallRow;

export const adminEventMessage = {
  name: 'adminEventMessage',
  method: 'POST',
  path: '/api/admin/eventMessage',
  owner: 'booking',
  access: 'admin',
  role: 'booking',
  params: 'info',
} as const satisfies CallRow;

export const adminEventMessages = {
  name: 'adminEventMessages',
  method: 'POST',
  path: '/api/admin/eventMessages',
  owner: 'booking',
  access: 'admin',
  role: 'booking',
  params: 'event_id',
} as const satisfies CallRow;
