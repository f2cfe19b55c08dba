import { bookingOwn } from './access.ts';

// Requests for a custom trip, by their member.

export const customTravelInsert = /* @__PURE__ */ bookingOwn('customTravelInsert', 'info', {
  locale: ['lan_tp'],
});
export const customTravelList = /* @__PURE__ */ bookingOwn('customTravelList', 'mem_id', {
  locale: ['lan_tp'],
});
export const customTravelDetail = /* @__PURE__ */ bookingOwn('customTravelDetail', 'request_id', {
  locale: ['lan_tp'],
});
export const customTravelAsk = /* @__PURE__ */ bookingOwn('customTravelAsk', 'request_id text');
export const customTravelAccept = /* @__PURE__ */ bookingOwn('customTravelAccept', 'request_id quote_no', {
  locale: ['lan_tp'],
});
export const customTravelDecline = /* @__PURE__ */ bookingOwn(
  'customTravelDecline',
  'request_id quote_no text',
);
export const customTravelWithdraw = /* @__PURE__ */ bookingOwn('customTravelWithdraw', 'request_id');

// What is typed for a custom trip and not sent yet.

export const customTravelTyped = /* @__PURE__ */ bookingOwn('customTravelTyped', 'mem_id');
export const customTravelDraft = /* @__PURE__ */ bookingOwn('customTravelDraft', 'info');
