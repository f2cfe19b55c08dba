import { own } from './access.ts';

// A member's order on its own page.

export const myOrder = /* @__PURE__ */ own('myOrder', 'order_id', { locale: ['lan_tp'] });
export const myPayments = /* @__PURE__ */ own('myPayments', '', { locale: ['lan_tp'] });
