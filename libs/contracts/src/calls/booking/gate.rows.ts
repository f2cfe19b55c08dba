import { desk, gate, own } from './access.ts';

export const orderTickets = /* @__PURE__ */ own('orderTickets', 'order_id');
export const gateDepartures = /* @__PURE__ */ gate('gateDepartures', '', { locale: ['lan_tp'] });
export const gateManifest = /* @__PURE__ */ gate('gateManifest', 'prod_id', { locale: ['lan_tp'] });
export const gateScans = /* @__PURE__ */ gate('gateScans', 'prod_id scans', { locale: ['lan_tp'] });
export const gateUndo = /* @__PURE__ */ gate('gateUndo', 'prod_id ticket_no reason');
export const adminDepartures = /* @__PURE__ */ desk('adminDepartures', 'after', { locale: ['lan_tp'] });
export const adminManifestCsv = /* @__PURE__ */ desk('adminManifestCsv', '', {
  method: 'GET',
  path: '/api/admin/manifestCsv/:prod_id',
  confirm: true,
  locale: ['lan_tp'],
});
