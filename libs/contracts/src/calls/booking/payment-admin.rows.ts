import { desk } from './access.ts';

// Payments that need eyes, in the back office.

export const adminPayments = /* @__PURE__ */ desk('adminPayments', 'shown kind after', {
  locale: ['lan_tp'],
});
export const adminPaymentSettle = /* @__PURE__ */ desk('adminPaymentSettle', 'issue_id version note');
export const adminPaymentAsk = /* @__PURE__ */ desk('adminPaymentAsk', 'refno');
