import { bookingOwn } from '../access.ts';

// Reservations of events as old clients make them, record by record.

export const eventReservList = /* @__PURE__ */ bookingOwn('eventReservList', 'event_id mem_id use_yn');
export const eventReservInsert = /* @__PURE__ */ bookingOwn('eventReservInsert', 'info');
export const eventReservUpdate = /* @__PURE__ */ bookingOwn('eventReservUpdate', 'info event_rv_id');
export const eventReservMemInsert = /* @__PURE__ */ bookingOwn('eventReservMemInsert', 'info');
export const eventReservMemUpdate = /* @__PURE__ */ bookingOwn(
  'eventReservMemUpdate',
  'info event_rv_mem_id',
);
export const eventReservMemDelete = /* @__PURE__ */ bookingOwn('eventReservMemDelete', 'event_rv_id');
export const eventPassPortDtl = /* @__PURE__ */ bookingOwn('eventPassPortDtl', 'event_id sort_order');
export const eventPassPortAllDelete = /* @__PURE__ */ bookingOwn('eventPassPortAllDelete', 'mem_id event_id');
export const eventPassportCnt = /* @__PURE__ */ bookingOwn('eventPassportCnt', 'event_id mem_id');
export const deleteFileEventPassport = /* @__PURE__ */ bookingOwn('deleteFileEventPassport', 'info', {
  path: '/deleteFile/EVENT/PASSPORT',
});

// Travellers' documents as old clients list and delete them.

export const passPortList = /* @__PURE__ */ bookingOwn('passPortList', 'prod_id mem_id cart_id');
export const passPortDtl = /* @__PURE__ */ bookingOwn('passPortDtl', 'cart_id mem_type sort_order');
export const passportImgAllDelete = /* @__PURE__ */ bookingOwn(
  'passportImgAllDelete',
  'mem_id prod_id cart_id',
);
export const deleteFilePassport = /* @__PURE__ */ bookingOwn('deleteFilePassport', 'info', {
  path: '/deleteFile/PASSPORT',
});
export const deleteFilePassportPath = /* @__PURE__ */ bookingOwn('deleteFilePassportPath', '', {
  path: '/deleteFile/PASSPORT/:path/:prod_id/:mem_id/:cart_id/:file_type/:sort_order/:mem_type/:mem_file_id',
});
