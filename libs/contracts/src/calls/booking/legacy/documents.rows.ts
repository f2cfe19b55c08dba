import { own } from '../access.ts';

// Travellers' documents as old clients list and delete them.

export const passPortList = /* @__PURE__ */ own('passPortList', 'prod_id mem_id cart_id');
export const passPortDtl = /* @__PURE__ */ own('passPortDtl', 'cart_id mem_type sort_order');
export const passportImgAllDelete = /* @__PURE__ */ own('passportImgAllDelete', 'mem_id prod_id cart_id');
export const deleteFilePassport = /* @__PURE__ */ own('deleteFilePassport', 'info', {
  path: '/deleteFile/PASSPORT',
});
export const deleteFilePassportPath = /* @__PURE__ */ own('deleteFilePassportPath', '', {
  path: '/deleteFile/PASSPORT/:path/:prod_id/:mem_id/:cart_id/:file_type/:sort_order/:mem_type/:mem_file_id',
});
