import { desk, own } from './access.ts';

// Changing names, extras and rooms of a paid order (ORDER-14).

export const orderChanges = /* @__PURE__ */ own('orderChanges', 'order_id', { locale: ['lan_tp'] });
export const orderNameChange = /* @__PURE__ */ own('orderNameChange', 'order_id names');
export const orderExtrasQuote = /* @__PURE__ */ own('orderExtrasQuote', 'order_id options hotels');
export const orderExtrasChange = /* @__PURE__ */ own(
  'orderExtrasChange',
  'order_id options hotels difference',
);
export const orderChangeVoid = /* @__PURE__ */ own('orderChangeVoid', 'order_id due_id');
export const adminNameChange = /* @__PURE__ */ desk(
  'adminNameChange',
  'order_id rv_mem_id mem_nm seen_nm reason',
);

// Cancelling an order, by its member.

export const orderCancelQuote = /* @__PURE__ */ own('orderCancelQuote', 'order_id rv_mem_ids');
export const orderCancelRequest = /* @__PURE__ */ own('orderCancelRequest', 'order_id reason');
export const orderCancelWithdraw = /* @__PURE__ */ own('orderCancelWithdraw', 'order_id');
