import { own } from './access.ts';

// Travellers and contact of an order.

export const travellersSave = /* @__PURE__ */ own('travellersSave', 'cart_id', {
  locale: ['currency', 'lan_tp'],
});
export const travellersDraft = /* @__PURE__ */ own('travellersDraft', 'info cart_id');
export const travellerDetailsSave = /* @__PURE__ */ own('travellerDetailsSave', 'cart_id');
export const reservInfoUpdate = /* @__PURE__ */ own('reservInfoUpdate', 'info order_id');
