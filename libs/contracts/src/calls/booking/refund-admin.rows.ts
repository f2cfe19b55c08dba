import { desk } from './access.ts';

// Refunds in the back office.

export const adminRefunds = /* @__PURE__ */ desk('adminRefunds', 'shown after', { locale: ['lan_tp'] });
export const adminRefundRetry = /* @__PURE__ */ desk('adminRefundRetry', 'refund_id', { confirm: true });
export const adminRefundSettle = /* @__PURE__ */ desk('adminRefundSettle', 'refund_id from to note', {
  confirm: true,
});
