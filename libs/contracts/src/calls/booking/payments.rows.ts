import { anybody, own, provider } from './access.ts';

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

// What payment providers call: a notification, and the browsers they send back.

export const icbStatus = /* @__PURE__ */ provider('icbStatus', '', { path: '/payment/icb/status' });
export const icbReturn = /* @__PURE__ */ provider('icbReturn', '', { path: '/payment/icb/return' });
export const icbReturnGet = /* @__PURE__ */ provider('icbReturnGet', '', {
  method: 'GET',
  path: '/payment/icb/return',
});
export const unionPayReturn = /* @__PURE__ */ provider('unionPayReturn', '', {
  path: '/payment/unionpay/return',
});
