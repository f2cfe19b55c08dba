import { bookingOwn } from './access.ts';

// Travellers and contact of an order.

export const travellersSave = /* @__PURE__ */ bookingOwn('travellersSave', 'cart_id', {
  locale: ['currency', 'lan_tp'],
});
export const travellersDraft = /* @__PURE__ */ bookingOwn('travellersDraft', 'info cart_id');
export const travellerDetailsSave = /* @__PURE__ */ bookingOwn('travellerDetailsSave', 'cart_id');
export const reservInfoUpdate = /* @__PURE__ */ bookingOwn('reservInfoUpdate', 'info order_id');

// People a member saved for later orders.

export const companions = /* @__PURE__ */ bookingOwn('companions', 'mem_id');
export const companionSave = /* @__PURE__ */ bookingOwn('companionSave', 'info companion_id');
export const companionDelete = /* @__PURE__ */ bookingOwn('companionDelete', 'companion_id');

// Travellers' documents.

export const passPortGroupList = /* @__PURE__ */ bookingOwn('passPortGroupList', 'cart_id', {
  locale: ['lan_tp'],
});
export const uploadPassport = /* @__PURE__ */ bookingOwn('uploadPassport', '', {
  path: '/upload/PASSPORT/:path/:prod_id/:mem_id/:cart_id/:file_type/:sort_order/:mod_type/:mem_type/:mem_file_id',
});
export const passportImgDelete = /* @__PURE__ */ bookingOwn('passportImgDelete', 'mem_file_id');
export const travellerFile = /* @__PURE__ */ bookingOwn('travellerFile', '', {
  method: 'GET',
  path: '/files/:mem_file_id',
});
