import { catalogPublic } from './access.ts';

export const productList1 = /* @__PURE__ */ catalogPublic('productList1', 'currency lan_tp prod_type', {
  locale: ['currency', 'lan_tp'],
});
export const productDetail = /* @__PURE__ */ catalogPublic(
  'productDetail',
  'currency currency lan_tp prod_id',
  {
    locale: ['currency', 'lan_tp'],
  },
);
export const productPackageList = /* @__PURE__ */ catalogPublic(
  'productPackageList',
  'currency lan_tp prod_type prod_category',
  { locale: ['currency', 'lan_tp'] },
);
export const productRelated = /* @__PURE__ */ catalogPublic('productRelated', 'currency lan_tp prod_id', {
  locale: ['currency', 'lan_tp'],
});
export const tripList = /* @__PURE__ */ catalogPublic('tripList', 'info', {
  locale: ['currency', 'lan_tp'],
});
export const tripListSummary = /* @__PURE__ */ catalogPublic('tripListSummary', 'info', {
  locale: ['currency', 'lan_tp'],
});
export const tripShelves = /* @__PURE__ */ catalogPublic('tripShelves', 'currency lan_tp', {
  locale: ['currency', 'lan_tp'],
});
export const tripDetail = /* @__PURE__ */ catalogPublic('tripDetail', 'currency lan_tp trip_id', {
  locale: ['currency', 'lan_tp'],
});
export const tripDepartures = /* @__PURE__ */ catalogPublic(
  'tripDepartures',
  'currency lan_tp trip_id month',
  { locale: ['currency', 'lan_tp'] },
);
export const productSeats = /* @__PURE__ */ catalogPublic('productSeats', 'prod_ids');
export const productSearch = /* @__PURE__ */ catalogPublic('productSearch', 'currency lan_tp q prod_type', {
  locale: ['currency', 'lan_tp'],
});
export const hotelDtlList = /* @__PURE__ */ catalogPublic(
  'hotelDtlList',
  'currency prod_type prod_category',
  {
    locale: ['currency'],
  },
);
export const optionList2 = /* @__PURE__ */ catalogPublic('optionList2', 'currency opt_code', {
  locale: ['currency'],
});
export const optionMsg = /* @__PURE__ */ catalogPublic('optionMsg', 'opt_code prod_type prod_category');
export const imageList = /* @__PURE__ */ catalogPublic('imageList', 'prod_id');
export const download = /* @__PURE__ */ catalogPublic('download', '', {
  method: 'GET',
  path: '/download/:file_path/:prod_id/:file_type/:file_name',
});
