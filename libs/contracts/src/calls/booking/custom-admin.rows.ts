import { bookingAdmin } from './access.ts';

export const adminCustomTrips = /* @__PURE__ */ bookingAdmin('adminCustomTrips', 'info', {
  locale: ['lan_tp'],
});
export const adminCustomTrip = /* @__PURE__ */ bookingAdmin('adminCustomTrip', 'request_id', {
  locale: ['lan_tp'],
});
export const adminCustomTripAssign = /* @__PURE__ */ bookingAdmin(
  'adminCustomTripAssign',
  'request_id version assignee',
);
export const adminCustomTripQuote = /* @__PURE__ */ bookingAdmin(
  'adminCustomTripQuote',
  'request_id version quote',
);
export const adminCustomTripReply = /* @__PURE__ */ bookingAdmin(
  'adminCustomTripReply',
  'request_id version text',
);
export const adminCustomTripReject = /* @__PURE__ */ bookingAdmin(
  'adminCustomTripReject',
  'request_id version text',
);
