import { own } from './access.ts';

// Calendar files of paid orders and of reservations.

export const orderCalendar = /* @__PURE__ */ own('orderCalendar', 'cart_id', { locale: ['lan_tp'] });
export const eventReservCalendar = /* @__PURE__ */ own('eventReservCalendar', 'event_rv_id', {
  locale: ['lan_tp'],
});
