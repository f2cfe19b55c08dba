import { desk } from './access.ts';

// The desk's side of orders: list, one order, notes, travellers' papers.

export const adminOrders = /* @__PURE__ */ desk('adminOrders', 'info', { locale: ['lan_tp'] });
export const adminOrder = /* @__PURE__ */ desk('adminOrder', 'order_id', { locale: ['lan_tp'] });
export const adminOrderNote = /* @__PURE__ */ desk('adminOrderNote', 'order_id text');
export const adminPapersAccept = /* @__PURE__ */ desk('adminPapersAccept', 'info');
export const adminPapersReject = /* @__PURE__ */ desk('adminPapersReject', 'info');
