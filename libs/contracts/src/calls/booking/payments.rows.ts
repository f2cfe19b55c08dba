import { anybody, own } from './access.ts';

// Starting a payment, and what became of it.

export const payment = /* @__PURE__ */ own('payment', 'info', {
  path: '/payment/:pay_type',
  locale: ['currency'],
});
export const wechatpayment = /* @__PURE__ */ own('wechatpayment', 'info', {
  path: '/wechatpayment',
  locale: ['currency'],
});
export const payOutcome = /* @__PURE__ */ anybody('payOutcome', 'refno');
