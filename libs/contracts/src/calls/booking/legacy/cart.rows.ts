import { member, own } from '../access.ts';

export const mycartChk = /* @__PURE__ */ own('mycartChk', 'prod_id mem_id');
export const mycartList1 = /* @__PURE__ */ own(
  'mycartList1',
  'currency currency currency currency currency cart_id lan_tp',
  { locale: ['currency', 'lan_tp'] },
);
export const myCartUpdate = /* @__PURE__ */ own(
  'myCartUpdate',
  'cost_price adult_cnt teen_cnt children_cnt child_cnt hotel_price option_price txn_type mod_date cart_id',
  { locale: ['currency'] },
);
export const mycartReservMemDelete = /* @__PURE__ */ own('mycartReservMemDelete', 'cart_id');
export const optionDtlList = /* @__PURE__ */ own('optionDtlList', 'cart_id');
export const optionDtl = /* @__PURE__ */ own('optionDtl', 'opt_id');
export const optionDtlInsert = /* @__PURE__ */ own('optionDtlInsert', 'info');
export const optionDtlDelete = /* @__PURE__ */ own('optionDtlDelete', 'opt_id');
export const optionDtlAllDelete = /* @__PURE__ */ own('optionDtlAllDelete', 'cart_id');
export const hotelCartDtlList = /* @__PURE__ */ own('hotelCartDtlList', 'currency cart_id', {
  locale: ['currency'],
});
export const hotelCartUpdate = /* @__PURE__ */ own('hotelCartUpdate', 'info hotel_cart_id');
export const hotelCartInsert = /* @__PURE__ */ own('hotelCartInsert', 'info');
export const hotelCartList = /* @__PURE__ */ own('hotelCartList', 'cart_id');
export const commSequences = /* @__PURE__ */ member('commSequences', 'prefix field length');
