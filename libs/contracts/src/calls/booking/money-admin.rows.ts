import { bookingAdmin } from './access.ts';

// Payments that need eyes, in the back office.

export const adminPayments = /* @__PURE__ */ bookingAdmin('adminPayments', 'shown kind after', {
  locale: ['lan_tp'],
});
export const adminPaymentSettle = /* @__PURE__ */ bookingAdmin('adminPaymentSettle', 'issue_id version note');
export const adminPaymentAsk = /* @__PURE__ */ bookingAdmin('adminPaymentAsk', 'refno');

// Refunds in the back office.

export const adminRefunds = /* @__PURE__ */ bookingAdmin('adminRefunds', 'shown after', {
  locale: ['lan_tp'],
});
export const adminRefundRetry = /* @__PURE__ */ bookingAdmin('adminRefundRetry', 'refund_id', {
  confirm: true,
});
export const adminRefundSettle = /* @__PURE__ */ bookingAdmin('adminRefundSettle', 'refund_id from to note', {
  confirm: true,
});

// Sales figures in the back office.

export const adminSales = /* @__PURE__ */ bookingAdmin('adminSales', 'from to by', { locale: ['lan_tp'] });
export const adminSalesCsv = /* @__PURE__ */ bookingAdmin('adminSalesCsv', '', {
  method: 'GET',
  path: '/api/admin/salesCsv/:by/:from/:to',
  confirm: true,
  locale: ['lan_tp'],
});
