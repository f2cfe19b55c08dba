import { provider } from './access.ts';

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
