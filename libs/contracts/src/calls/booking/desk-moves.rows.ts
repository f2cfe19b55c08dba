import { bookingAdmin } from './access.ts';

// Moving paid orders to another date, by the desk.

export const adminOrderMoveQuote = /* @__PURE__ */ bookingAdmin(
  'adminOrderMoveQuote',
  'order_id prod_id price',
);
export const adminOrderMove = /* @__PURE__ */ bookingAdmin(
  'adminOrderMove',
  'order_id prod_id price difference reason',
  { confirm: true },
);
export const adminDepartureMoveStatus = /* @__PURE__ */ bookingAdmin('adminDepartureMoveStatus', 'prod_id', {
  locale: ['lan_tp'],
});
export const adminDepartureMove = /* @__PURE__ */ bookingAdmin(
  'adminDepartureMove',
  'prod_id to_prod_id price reason',
  { confirm: true },
);
