import { bookingOwn } from './access.ts';

// Reservations of events.

export const eventReservation = /* @__PURE__ */ bookingOwn('eventReservation', 'event_id', {
  locale: ['lan_tp'],
});
export const eventReservSave = /* @__PURE__ */ bookingOwn('eventReservSave', 'info', { locale: ['lan_tp'] });
export const eventReservChange = /* @__PURE__ */ bookingOwn('eventReservChange', 'info event_rv_id', {
  locale: ['lan_tp'],
});
export const eventReservDraft = /* @__PURE__ */ bookingOwn('eventReservDraft', 'info event_id');
export const eventReservDelete = /* @__PURE__ */ bookingOwn('eventReservDelete', 'event_rv_id');
export const myinfoEventList = /* @__PURE__ */ bookingOwn('myinfoEventList', 'mem_id use_yn', {
  locale: ['lan_tp'],
});

// Documents of those who reserved an event.

export const eventPassPortList = /* @__PURE__ */ bookingOwn('eventPassPortList', 'event_id mem_id');
export const uploadEventPassport = /* @__PURE__ */ bookingOwn('uploadEventPassport', '', {
  path: '/upload/EVENT/PASSPORT/:date_path/:event_id/:mem_id/:file_type/:sort_order/:mod_type/:event_mem_file_id',
});
export const eventPassPortDelete = /* @__PURE__ */ bookingOwn('eventPassPortDelete', 'event_mem_file_id');
