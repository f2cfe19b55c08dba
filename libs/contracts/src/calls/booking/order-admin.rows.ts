import { bookingAdmin } from './access.ts';

// The desk's side of orders: list, one order, notes, travellers' papers.

export const adminOrders = /* @__PURE__ */ bookingAdmin('adminOrders', 'info', { locale: ['lan_tp'] });
export const adminOrder = /* @__PURE__ */ bookingAdmin('adminOrder', 'order_id', { locale: ['lan_tp'] });
export const adminOrderNote = /* @__PURE__ */ bookingAdmin('adminOrderNote', 'order_id text');
export const adminPapersAccept = /* @__PURE__ */ bookingAdmin('adminPapersAccept', 'info');
export const adminPapersReject = /* @__PURE__ */ bookingAdmin('adminPapersReject', 'info');

// Cancelling, by the desk and the organiser.

export const adminCancellations = /* @__PURE__ */ bookingAdmin('adminCancellations', 'state after', {
  locale: ['lan_tp'],
});
export const adminCancelDecide = /* @__PURE__ */ bookingAdmin(
  'adminCancelDecide',
  'order_id cancel_no version outcome answer',
  { confirm: true },
);
export const adminCancelSettings = /* @__PURE__ */ bookingAdmin('adminCancelSettings');
export const adminCancelSettingsSave = /* @__PURE__ */ bookingAdmin('adminCancelSettingsSave', 'automatic');
export const adminDepartureCancel = /* @__PURE__ */ bookingAdmin('adminDepartureCancel', 'prod_id reason', {
  confirm: true,
});
export const adminDepartureCancelStatus = /* @__PURE__ */ bookingAdmin(
  'adminDepartureCancelStatus',
  'prod_id',
  {
    locale: ['lan_tp'],
  },
);
