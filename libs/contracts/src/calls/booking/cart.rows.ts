import { own } from './access.ts';

export const mycartInsert = /* @__PURE__ */ own('mycartInsert', 'info', { locale: ['currency', 'lan_tp'] });
export const mycartList = /* @__PURE__ */ own(
  'mycartList',
  'currency currency currency currency currency mem_id lan_tp',
  { locale: ['currency', 'lan_tp'] },
);
export const cartModify = /* @__PURE__ */ own('cartModify', 'cart_id', { locale: ['currency'] });
export const mycartDelete = /* @__PURE__ */ own('mycartDelete', 'cart_id');
export const mycartReservDelete = /* @__PURE__ */ own('mycartReservDelete', 'cart_id');
