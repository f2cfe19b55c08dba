import type { CallRow } from '../../call-row.ts';

// Documents of those who reserved an event.

export const eventPassPortList = {
  name: 'eventPassPortList',
  method: 'POST',
  path: '/api/eventPassPortList',
  owner: 'booking',
  access: 'own',
  params: 'event_id mem_id',
} as const satisfies CallRow;

export const uploadEventPassport = {
  name: 'uploadEventPassport',
  method: 'POST',
  path: '/upload/EVENT/PASSPORT/:date_path/:event_id/:mem_id/:file_type/:sort_order/:mod_type/:event_mem_file_id',
  owner: 'booking',
  access: 'own',
  params: '',
} as const satisfies CallRow;

export const eventPassPortDelete = {
  name: 'eventPassPortDelete',
  method: 'POST',
  path: '/api/eventPassPortDelete',
  owner: 'booking',
  access: 'own',
  params: 'event_mem_file_id',
} as const satisfies CallRow;
