import { bookingOwn } from './access.ts';

// Orders, their seat holds and their lists.

export const orderDetail = /* @__PURE__ */ bookingOwn('orderDetail', 'cart_id', {
  locale: ['currency', 'lan_tp'],
});
export const orderHold = /* @__PURE__ */ bookingOwn('orderHold', 'cart_id');
export const orderHoldRelease = /* @__PURE__ */ bookingOwn('orderHoldRelease', 'cart_id');
export const orderUpdate = /* @__PURE__ */ bookingOwn('orderUpdate', 'email order_id');
export const paymentCnt = /* @__PURE__ */ bookingOwn('paymentCnt', 'txn_type mem_id lan_tp', {
  locale: ['lan_tp'],
});
export const paymentInfoList = /* @__PURE__ */ bookingOwn(
  'paymentInfoList',
  'currency currency currency currency currency txn_type mem_id lan_tp',
  { locale: ['currency', 'lan_tp'] },
);
export const myInfoList = /* @__PURE__ */ bookingOwn('myInfoList', 'mem_id', { locale: ['lan_tp'] });

// A member's order on its own page.

export const myOrder = /* @__PURE__ */ bookingOwn('myOrder', 'order_id', { locale: ['lan_tp'] });
export const myPayments = /* @__PURE__ */ bookingOwn('myPayments', '', { locale: ['lan_tp'] });

// Calendar files of paid orders and of reservations.

export const orderCalendar = /* @__PURE__ */ bookingOwn('orderCalendar', 'cart_id', { locale: ['lan_tp'] });
export const eventReservCalendar = /* @__PURE__ */ bookingOwn('eventReservCalendar', 'event_rv_id', {
  locale: ['lan_tp'],
});
