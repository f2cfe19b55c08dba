import { own } from './access.ts';

// What is typed for a custom trip and not sent yet.

export const customTravelTyped = /* @__PURE__ */ own('customTravelTyped', 'mem_id');
export const customTravelDraft = /* @__PURE__ */ own('customTravelDraft', 'info');
