import { bookingAdmin, bookingOwn } from './access.ts';

// Changing names, extras and rooms of a paid order (ORDER-14).

export const orderChanges = /* @__PURE__ */ bookingOwn('orderChanges', 'order_id', { locale: ['lan_tp'] });
export const orderNameChange = /* @__PURE__ */ bookingOwn('orderNameChange', 'order_id names');
export const orderExtrasQuote = /* @__PURE__ */ bookingOwn('orderExtrasQuote', 'order_id options hotels');
export const orderExtrasChange = /* @__PURE__ */ bookingOwn(
  'orderExtrasChange',
  'order_id options hotels difference',
);
export const orderChangeVoid = /* @__PURE__ */ bookingOwn('orderChangeVoid', 'order_id due_id');
export const orderMoveQuote = /* @__PURE__ */ bookingOwn('orderMoveQuote', 'order_id prod_id');
export const orderMove = /* @__PURE__ */ bookingOwn('orderMove', 'order_id prod_id difference');
export const adminNameChange = /* @__PURE__ */ bookingAdmin(
  'adminNameChange',
  'order_id rv_mem_id mem_nm seen_nm reason',
);

// Cancelling an order, by its member.

export const orderCancelQuote = /* @__PURE__ */ bookingOwn('orderCancelQuote', 'order_id rv_mem_ids');
export const orderCancelRequest = /* @__PURE__ */ bookingOwn('orderCancelRequest', 'order_id reason');
export const orderCancelWithdraw = /* @__PURE__ */ bookingOwn('orderCancelWithdraw', 'order_id');
