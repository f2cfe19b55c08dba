import { own } from './access.ts';

// Leaving the shop.

export const memberDelete = /* @__PURE__ */ own('memberDelete', 'mem_id');
export const leavePreview = /* @__PURE__ */ own('leavePreview', 'mem_id');
