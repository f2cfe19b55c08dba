import { own } from './access.ts';

// Requests for a custom trip, by their member.

export const customTravelInsert = /* @__PURE__ */ own('customTravelInsert', 'info', { locale: ['lan_tp'] });
export const customTravelList = /* @__PURE__ */ own('customTravelList', 'mem_id', { locale: ['lan_tp'] });
export const customTravelDetail = /* @__PURE__ */ own('customTravelDetail', 'request_id', {
  locale: ['lan_tp'],
});
export const customTravelAsk = /* @__PURE__ */ own('customTravelAsk', 'request_id text');
export const customTravelAccept = /* @__PURE__ */ own('customTravelAccept', 'request_id quote_no', {
  locale: ['lan_tp'],
});
export const customTravelDecline = /* @__PURE__ */ own('customTravelDecline', 'request_id quote_no text');
export const customTravelWithdraw = /* @__PURE__ */ own('customTravelWithdraw', 'request_id');

// What is typed for a custom trip and not sent yet.

export const customTravelTyped = /* @__PURE__ */ own('customTravelTyped', 'mem_id');
export const customTravelDraft = /* @__PURE__ */ own('customTravelDraft', 'info');
