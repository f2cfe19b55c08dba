import { desk } from './access.ts';

export const adminEventList = /* @__PURE__ */ desk('adminEventList', '', { locale: ['lan_tp'] });
export const adminEventReservations = /* @__PURE__ */ desk('adminEventReservations', 'event_id', {
  locale: ['lan_tp'],
});
export const adminEventReservation = /* @__PURE__ */ desk('adminEventReservation', 'event_rv_id', {
  locale: ['lan_tp'],
});
export const adminEventAccept = /* @__PURE__ */ desk('adminEventAccept', 'info');
export const adminEventReject = /* @__PURE__ */ desk('adminEventReject', 'info');
export const adminEventAttendance = /* @__PURE__ */ desk('adminEventAttendance', 'event_id');
export const adminEventCsv = /* @__PURE__ */ desk('adminEventCsv', '', {
  method: 'GET',
  path: '/api/admin/eventCsv/:event_id',
  confirm: true,
  locale: ['lan_tp'],
});
export const adminEventClose = /* @__PURE__ */ desk('adminEventClose', 'event_id closed');
export const adminEventMessage = /* @__PURE__ */ desk('adminEventMessage', 'info');
export const adminEventMessages = /* @__PURE__ */ desk('adminEventMessages', 'event_id');
