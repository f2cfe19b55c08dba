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
