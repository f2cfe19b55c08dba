import { bookingAdmin } from './access.ts';

export const adminEventList = /* @__PURE__ */ bookingAdmin('adminEventList', '', { locale: ['lan_tp'] });
export const adminEventReservations = /* @__PURE__ */ bookingAdmin('adminEventReservations', 'event_id', {
  locale: ['lan_tp'],
});
export const adminEventReservation = /* @__PURE__ */ bookingAdmin('adminEventReservation', 'event_rv_id', {
  locale: ['lan_tp'],
});
export const adminEventAccept = /* @__PURE__ */ bookingAdmin('adminEventAccept', 'info');
export const adminEventReject = /* @__PURE__ */ bookingAdmin('adminEventReject', 'info');
export const adminEventAttendance = /* @__PURE__ */ bookingAdmin('adminEventAttendance', 'event_id');
export const adminEventCsv = /* @__PURE__ */ bookingAdmin('adminEventCsv', '', {
  method: 'GET',
  path: '/api/admin/eventCsv/:event_id',
  confirm: true,
  locale: ['lan_tp'],
});
export const adminEventClose = /* @__PURE__ */ bookingAdmin('adminEventClose', 'event_id closed');
export const adminEventMessage = /* @__PURE__ */ bookingAdmin('adminEventMessage', 'info');
export const adminEventMessages = /* @__PURE__ */ bookingAdmin('adminEventMessages', 'event_id');
