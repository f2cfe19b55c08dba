import type { CallRow } from '../../../call-row.ts';

// Reservations of events as old clients make them, record by record.

export const eventReservList = {
  name: 'eventReservList',
  method: 'POST',
  path: '/api/eventReservList',
  owner: 'booking',
  access: 'own',
  params: 'event_id mem_id use_yn',
} as const satisfies CallRow;

export const eventReservInsert = {
  name: 'eventReservInsert',
  method: 'POST',
  path: '/api/eventReservInsert',
  owner: 'booking',
  access: 'own',
  params: 'info',
} as const satisfies CallRow;

export const eventReservUpdate = {
  name: 'eventReservUpdate',
  method: 'POST',
  path: '/api/eventReservUpdate',
  owner: 'booking',
  access: 'own',
  params: 'info event_rv_id',
} as const satisfies CallRow;

export const eventReservMemInsert = {
  name: 'eventReservMemInsert',
  method: 'POST',
  path: '/api/eventReservMemInsert',
  owner: 'booking',
  access: 'own',
  params: 'info',
} as const satisfies CallRow;

export const eventReservMemUpdate = {
  name: 'eventReservMemUpdate',
  method: 'POST',
  path: '/api/eventReservMemUpdate',
  owner: 'booking',
  access: 'own',
  params: 'info event_rv_mem_id',
} as const satisfies CallRow;

export const eventReservMemDelete = {
  name: 'eventReservMemDelete',
  method: 'POST',
  path: '/api/eventReservMemDelete',
  owner: 'booking',
  access: 'own',
  params: 'event_rv_id',
} as const satisfies CallRow;

export const eventPassPortDtl = {
  name: 'eventPassPortDtl',
  method: 'POST',
  path: '/api/eventPassPortDtl',
  owner: 'booking',
  access: 'own',
  params: 'event_id sort_order',
} as const satisfies CallRow;

export const eventPassPortAllDelete = {
  name: 'eventPassPortAllDelete',
  method: 'POST',
  path: '/api/eventPassPortAllDelete',
  owner: 'booking',
  access: 'own',
  params: 'mem_id event_id',
} as const satisfies CallRow;

export const eventPassportCnt = {
  name: 'eventPassportCnt',
  method: 'POST',
  path: '/api/eventPassportCnt',
  owner: 'booking',
  access: 'own',
  params: 'event_id mem_id',
} as const satisfies CallRow;

export const deleteFileEventPassport = {
  name: 'deleteFileEventPassport',
  method: 'POST',
  path: '/deleteFile/EVENT/PASSPORT',
  owner: 'booking',
  access: 'own',
  params: 'info',
} as const satisfies CallRow;
