import { own } from './access.ts';

// Orders, their seat holds and their lists.

export const orderDetail = /* @__PURE__ */ own('orderDetail', 'cart_id', { locale: ['currency', 'lan_tp'] });
export const orderHold = /* @__PURE__ */ own('orderHold', 'cart_id');
export const orderHoldRelease = /* @__PURE__ */ own('orderHoldRelease', 'cart_id');
export const orderUpdate = /* @__PURE__ */ own('orderUpdate', 'email order_id');
export const paymentCnt = /* @__PURE__ */ own('paymentCnt', 'txn_type mem_id lan_tp', { locale: ['lan_tp'] });
export const paymentInfoList = /* @__PURE__ */ own(
  'paymentInfoList',
  'currency currency currency currency currency txn_type mem_id lan_tp',
  { locale: ['currency', 'lan_tp'] },
);
export const myInfoList = /* @__PURE__ */ own('myInfoList', 'mem_id', { locale: ['lan_tp'] });

// A member's order on its own page.

export const myOrder = /* @__PURE__ */ own('myOrder', 'order_id', { locale: ['lan_tp'] });
export const myPayments = /* @__PURE__ */ own('myPayments', '', { locale: ['lan_tp'] });

// Calendar files of paid orders and of reservations.

export const orderCalendar = /* @__PURE__ */ own('orderCalendar', 'cart_id', { locale: ['lan_tp'] });
export const eventReservCalendar = /* @__PURE__ */ own('eventReservCalendar', 'event_rv_id', {
  locale: ['lan_tp'],
});
