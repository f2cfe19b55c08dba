import { desk } from './access.ts';

export const adminCustomTrips = /* @__PURE__ */ desk('adminCustomTrips', 'info', { locale: ['lan_tp'] });
export const adminCustomTrip = /* @__PURE__ */ desk('adminCustomTrip', 'request_id', { locale: ['lan_tp'] });
export const adminCustomTripAssign = /* @__PURE__ */ desk(
  'adminCustomTripAssign',
  'request_id version assignee',
);
export const adminCustomTripQuote = /* @__PURE__ */ desk('adminCustomTripQuote', 'request_id version quote');
export const adminCustomTripReply = /* @__PURE__ */ desk('adminCustomTripReply', 'request_id version text');
export const adminCustomTripReject = /* @__PURE__ */ desk('adminCustomTripReject', 'request_id version text');
