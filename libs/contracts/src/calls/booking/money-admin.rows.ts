import { desk } from './access.ts';

// Payments that need eyes, in the back office.

export const adminPayments = /* @__PURE__ */ desk('adminPayments', 'shown kind after', {
  locale: ['lan_tp'],
});
export const adminPaymentSettle = /* @__PURE__ */ desk('adminPaymentSettle', 'issue_id version note');
export const adminPaymentAsk = /* @__PURE__ */ desk('adminPaymentAsk', 'refno');

// Refunds in the back office.

export const adminRefunds = /* @__PURE__ */ desk('adminRefunds', 'shown after', { locale: ['lan_tp'] });
export const adminRefundRetry = /* @__PURE__ */ desk('adminRefundRetry', 'refund_id', { confirm: true });
export const adminRefundSettle = /* @__PURE__ */ desk('adminRefundSettle', 'refund_id from to note', {
  confirm: true,
});

// Sales figures in the back office.

export const adminSales = /* @__PURE__ */ desk('adminSales', 'from to by', { locale: ['lan_tp'] });
export const adminSalesCsv = /* @__PURE__ */ desk('adminSalesCsv', '', {
  method: 'GET',
  path: '/api/admin/salesCsv/:by/:from/:to',
  confirm: true,
  locale: ['lan_tp'],
});
