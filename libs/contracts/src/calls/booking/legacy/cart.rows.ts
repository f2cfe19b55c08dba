import { bookingMember, bookingOwn } from '../access.ts';

export const mycartChk = /* @__PURE__ */ bookingOwn('mycartChk', 'prod_id mem_id');
export const mycartList1 = /* @__PURE__ */ bookingOwn(
  'mycartList1',
  'currency currency currency currency currency cart_id lan_tp',
  { locale: ['currency', 'lan_tp'] },
);
export const myCartUpdate = /* @__PURE__ */ bookingOwn(
  'myCartUpdate',
  'cost_price adult_cnt teen_cnt children_cnt child_cnt hotel_price option_price txn_type mod_date cart_id',
  { locale: ['currency'] },
);
export const mycartReservMemDelete = /* @__PURE__ */ bookingOwn('mycartReservMemDelete', 'cart_id');
export const optionDtlList = /* @__PURE__ */ bookingOwn('optionDtlList', 'cart_id');
export const optionDtl = /* @__PURE__ */ bookingOwn('optionDtl', 'opt_id');
export const optionDtlInsert = /* @__PURE__ */ bookingOwn('optionDtlInsert', 'info');
export const optionDtlDelete = /* @__PURE__ */ bookingOwn('optionDtlDelete', 'opt_id');
export const optionDtlAllDelete = /* @__PURE__ */ bookingOwn('optionDtlAllDelete', 'cart_id');
export const hotelCartDtlList = /* @__PURE__ */ bookingOwn('hotelCartDtlList', 'currency cart_id', {
  locale: ['currency'],
});
export const hotelCartUpdate = /* @__PURE__ */ bookingOwn('hotelCartUpdate', 'info hotel_cart_id');
export const hotelCartInsert = /* @__PURE__ */ bookingOwn('hotelCartInsert', 'info');
export const hotelCartList = /* @__PURE__ */ bookingOwn('hotelCartList', 'cart_id');
export const commSequences = /* @__PURE__ */ bookingMember('commSequences', 'prefix field length');
