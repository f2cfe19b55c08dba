import { bookingAdmin, bookingGate, bookingOwn } from './access.ts';

export const orderTickets = /* @__PURE__ */ bookingOwn('orderTickets', 'order_id');
export const gateDepartures = /* @__PURE__ */ bookingGate('gateDepartures', '', { locale: ['lan_tp'] });
export const gateManifest = /* @__PURE__ */ bookingGate('gateManifest', 'prod_id', { locale: ['lan_tp'] });
export const gateScans = /* @__PURE__ */ bookingGate('gateScans', 'prod_id scans', { locale: ['lan_tp'] });
export const gateUndo = /* @__PURE__ */ bookingGate('gateUndo', 'prod_id ticket_no reason');
export const adminDepartures = /* @__PURE__ */ bookingAdmin('adminDepartures', 'after', {
  locale: ['lan_tp'],
});
export const adminManifestCsv = /* @__PURE__ */ bookingAdmin('adminManifestCsv', '', {
  method: 'GET',
  path: '/api/admin/manifestCsv/:prod_id',
  confirm: true,
  locale: ['lan_tp'],
});
