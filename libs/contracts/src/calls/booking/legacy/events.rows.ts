import { own } from '../access.ts';

// Reservations of events as old clients make them, record by record.

export const eventReservList = /* @__PURE__ */ own('eventReservList', 'event_id mem_id use_yn');
export const eventReservInsert = /* @__PURE__ */ own('eventReservInsert', 'info');
export const eventReservUpdate = /* @__PURE__ */ own('eventReservUpdate', 'info event_rv_id');
export const eventReservMemInsert = /* @__PURE__ */ own('eventReservMemInsert', 'info');
export const eventReservMemUpdate = /* @__PURE__ */ own('eventReservMemUpdate', 'info event_rv_mem_id');
export const eventReservMemDelete = /* @__PURE__ */ own('eventReservMemDelete', 'event_rv_id');
export const eventPassPortDtl = /* @__PURE__ */ own('eventPassPortDtl', 'event_id sort_order');
export const eventPassPortAllDelete = /* @__PURE__ */ own('eventPassPortAllDelete', 'mem_id event_id');
export const eventPassportCnt = /* @__PURE__ */ own('eventPassportCnt', 'event_id mem_id');
export const deleteFileEventPassport = /* @__PURE__ */ own('deleteFileEventPassport', 'info', {
  path: '/deleteFile/EVENT/PASSPORT',
});

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
