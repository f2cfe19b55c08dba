import { own } from './access.ts';

// Cancelling an order, by its member.

export const orderCancelQuote = /* @__PURE__ */ own('orderCancelQuote', 'order_id rv_mem_ids');
export const orderCancelRequest = /* @__PURE__ */ own('orderCancelRequest', 'order_id reason');
export const orderCancelWithdraw = /* @__PURE__ */ own('orderCancelWithdraw', 'order_id');
