import { anybody } from './access.ts';

export const productList1 = /* @__PURE__ */ anybody('productList1', 'currency lan_tp prod_type', {
  locale: ['currency', 'lan_tp'],
});
export const productDetail = /* @__PURE__ */ anybody('productDetail', 'currency currency lan_tp prod_id', {
  locale: ['currency', 'lan_tp'],
});
export const productPackageList = /* @__PURE__ */ anybody(
  'productPackageList',
  'currency lan_tp prod_type prod_category',
  { locale: ['currency', 'lan_tp'] },
);
export const productRelated = /* @__PURE__ */ anybody('productRelated', 'currency lan_tp prod_id', {
  locale: ['currency', 'lan_tp'],
});
export const productSeats = /* @__PURE__ */ anybody('productSeats', 'prod_ids');
export const productSearch = /* @__PURE__ */ anybody('productSearch', 'currency lan_tp q prod_type', {
  locale: ['currency', 'lan_tp'],
});
export const hotelDtlList = /* @__PURE__ */ anybody('hotelDtlList', 'currency prod_type prod_category', {
  locale: ['currency'],
});
export const optionList2 = /* @__PURE__ */ anybody('optionList2', 'currency opt_code', {
  locale: ['currency'],
});
export const optionMsg = /* @__PURE__ */ anybody('optionMsg', 'opt_code prod_type prod_category');
export const imageList = /* @__PURE__ */ anybody('imageList', 'prod_id');
export const download = /* @__PURE__ */ anybody('download', '', {
  method: 'GET',
  path: '/download/:file_path/:prod_id/:file_type/:file_name',
});
