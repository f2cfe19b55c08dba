import { own } from './access.ts';

// Travellers' documents.

export const passPortGroupList = /* @__PURE__ */ own('passPortGroupList', 'cart_id', { locale: ['lan_tp'] });
export const uploadPassport = /* @__PURE__ */ own('uploadPassport', '', {
  path: '/upload/PASSPORT/:path/:prod_id/:mem_id/:cart_id/:file_type/:sort_order/:mod_type/:mem_type/:mem_file_id',
});
export const passportImgDelete = /* @__PURE__ */ own('passportImgDelete', 'mem_file_id');
export const travellerFile = /* @__PURE__ */ own('travellerFile', '', {
  method: 'GET',
  path: '/files/:mem_file_id',
});
