import type { CallRow } from '../../call-row.ts';

// Reservations of events.

export const eventReservation = {
  name: 'eventReservation',
  method: 'POST',
  path: '/api/eventReservation',
  owner: 'booking',
  access: 'own',
  params: 'event_id',
  locale: ['lan_tp'],
} as const satisfies CallRow;

export const eventReservSave = {
  name: 'eventReservSave',
  method: 'POST',
  path: '/api/eventReservSave',
  owner: 'booking',
  access: 'own',
  params: 'info',
  locale: ['lan_tp'],
} as const satisfies CallRow;

export const eventReservChange = {
  name: 'eventReservChange',
  method: 'POST',
  path: '/api/eventReservChange',
  owner: 'booking',
  access: 'own',
  params: 'info event_rv_id',
  locale: ['lan_tp'],
} as const satisfies CallRow;

export const eventReservDraft = {
  name: 'eventReservDraft',
  method: 'POST',
  path: '/api/eventReservDraft',
  owner: 'booking',
  access: 'own',
  params: 'info event_id',
} as const satisfies CallRow;

export const eventReservDelete = {
  name: 'eventReservDelete',
  method: 'POST',
  path: '/api/eventReservDelete',
  owner: 'booking',
  access: 'own',
  params: 'event_rv_id',
} as const satisfies CallRow;

export const myinfoEventList = {
  name: 'myinfoEventList',
  method: 'POST',
  path: '/api/myinfoEventList',
  owner: 'booking',
  access: 'own',
  params: 'mem_id use_yn',
  locale: ['lan_tp'],
} as const satisfies CallRow;
