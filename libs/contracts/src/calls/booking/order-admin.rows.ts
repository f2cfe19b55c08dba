import { desk } from './access.ts';

// The desk's side of orders: list, one order, notes, travellers' papers.

export const adminOrders = /* @__PURE__ */ desk('adminOrders', 'info', { locale: ['lan_tp'] });
export const adminOrder = /* @__PURE__ */ desk('adminOrder', 'order_id', { locale: ['lan_tp'] });
export const adminOrderNote = /* @__PURE__ */ desk('adminOrderNote', 'order_id text');
export const adminPapersAccept = /* @__PURE__ */ desk('adminPapersAccept', 'info');
export const adminPapersReject = /* @__PURE__ */ desk('adminPapersReject', 'info');

// Cancelling, by the desk and the organiser.

export const adminCancellations = /* @__PURE__ */ desk('adminCancellations', 'state after', {
  locale: ['lan_tp'],
});
export const adminCancelDecide = /* @__PURE__ */ desk(
  'adminCancelDecide',
  'order_id cancel_no version outcome answer',
  { confirm: true },
);
export const adminCancelSettings = /* @__PURE__ */ desk('adminCancelSettings');
export const adminCancelSettingsSave = /* @__PURE__ */ desk('adminCancelSettingsSave', 'automatic');
export const adminDepartureCancel = /* @__PURE__ */ desk('adminDepartureCancel', 'prod_id reason', {
  confirm: true,
});
export const adminDepartureCancelStatus = /* @__PURE__ */ desk('adminDepartureCancelStatus', 'prod_id', {
  locale: ['lan_tp'],
});
