import { own } from './access.ts';

// Reservations of events.

export const eventReservation = /* @__PURE__ */ own('eventReservation', 'event_id', { locale: ['lan_tp'] });
export const eventReservSave = /* @__PURE__ */ own('eventReservSave', 'info', { locale: ['lan_tp'] });
export const eventReservChange = /* @__PURE__ */ own('eventReservChange', 'info event_rv_id', {
  locale: ['lan_tp'],
});
export const eventReservDraft = /* @__PURE__ */ own('eventReservDraft', 'info event_id');
export const eventReservDelete = /* @__PURE__ */ own('eventReservDelete', 'event_rv_id');
export const myinfoEventList = /* @__PURE__ */ own('myinfoEventList', 'mem_id use_yn', {
  locale: ['lan_tp'],
});

// Documents of those who reserved an event.

export const eventPassPortList = /* @__PURE__ */ own('eventPassPortList', 'event_id mem_id');
export const uploadEventPassport = /* @__PURE__ */ own('uploadEventPassport', '', {
  path: '/upload/EVENT/PASSPORT/:date_path/:event_id/:mem_id/:file_type/:sort_order/:mod_type/:event_mem_file_id',
});
export const eventPassPortDelete = /* @__PURE__ */ own('eventPassPortDelete', 'event_mem_file_id');
