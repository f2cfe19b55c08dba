import { bookingPublic, bookingOwn, bookingProvider } from './access.ts';

// Starting a payment, and what became of it.

export const payment = /* @__PURE__ */ bookingOwn('payment', 'info', {
  path: '/payment/:pay_type',
  locale: ['currency'],
});
export const wechatpayment = /* @__PURE__ */ bookingOwn('wechatpayment', 'info', {
  path: '/wechatpayment',
  locale: ['currency'],
});
export const payOutcome = /* @__PURE__ */ bookingPublic('payOutcome', 'refno');

// What payment providers call: a notification, and the browsers they send back.

export const icbStatus = /* @__PURE__ */ bookingProvider('icbStatus', '', { path: '/payment/icb/status' });
export const icbReturn = /* @__PURE__ */ bookingProvider('icbReturn', '', { path: '/payment/icb/return' });
export const icbReturnGet = /* @__PURE__ */ bookingProvider('icbReturnGet', '', {
  method: 'GET',
  path: '/payment/icb/return',
});
export const unionPayReturn = /* @__PURE__ */ bookingProvider('unionPayReturn', '', {
  path: '/payment/unionpay/return',
});
