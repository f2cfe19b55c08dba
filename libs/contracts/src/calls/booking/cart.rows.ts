import { bookingOwn } from './access.ts';

export const mycartInsert = /* @__PURE__ */ bookingOwn('mycartInsert', 'info', {
  locale: ['currency', 'lan_tp'],
});
export const mycartList = /* @__PURE__ */ bookingOwn(
  'mycartList',
  'currency currency currency currency currency mem_id lan_tp',
  { locale: ['currency', 'lan_tp'] },
);
export const cartModify = /* @__PURE__ */ bookingOwn('cartModify', 'cart_id', { locale: ['currency'] });
export const cartDates = /* @__PURE__ */ bookingOwn('cartDates', 'cart_id', {
  locale: ['currency', 'lan_tp'],
});
export const cartDateChange = /* @__PURE__ */ bookingOwn('cartDateChange', 'cart_id prod_id', {
  locale: ['currency'],
});
export const mycartDelete = /* @__PURE__ */ bookingOwn('mycartDelete', 'cart_id');
export const mycartReservDelete = /* @__PURE__ */ bookingOwn('mycartReservDelete', 'cart_id');
