import type { CallRow } from '../../call-row.ts';

// Tickets, and the departure day at the gate.

export const orderTickets = {
  name: 'orderTickets',
  method: 'POST',
  path: '/api/orderTickets',
  owner: 'booking',
  access: 'own',
  params: 'order_id',
} as const satisfies CallRow;

export const gateDepartures = {
  name: 'gateDepartures',
  method: 'POST',
  path: '/api/gate/departures',
  owner: 'booking',
  access: 'admin',
  role: 'gate',
  params: '',
  locale: ['lan_tp'],
} as const satisfies CallRow;

export const gateManifest = {
  name: 'gateManifest',
  method: 'POST',
  path: '/api/gate/manifest',
  owner: 'booking',
  access: 'admin',
  role: 'gate',
  params: 'prod_id',
  locale: ['lan_tp'],
} as const satisfies CallRow;

export const gateScans = {
  name: 'gateScans',
  method: 'POST',
  path: '/api/gate/scans',
  owner: 'booking',
  access: 'admin',
  role: 'gate',
  params: 'prod_id scans',
  locale: ['lan_tp'],
} as const satisfies CallRow;

export const gateUndo = {
  name: 'gateUndo',
  method: 'POST',
  path: '/api/gate/undo',
  owner: 'booking',
  access: 'admin',
  role: 'gate',
  params: 'prod_id ticket_no reason',
} as const satisfies CallRow;

export const adminDepartures = {
  name: 'adminDepartures',
  method: 'POST',
  path: '/api/admin/departures',
  owner: 'booking',
  access: 'admin',
  role: 'booking',
  params: 'after',
  locale: ['lan_tp'],
} as const satisfies CallRow;

export const adminManifestCsv = {
  name: 'adminManifestCsv',
  method: 'GET',
  path: '/api/admin/manifestCsv/:prod_id',
  owner: 'booking',
  access: 'admin',
  role: 'booking',
  confirm: true,
  params: '',
  locale: ['lan_tp'],
} as const satisfies CallRow;
