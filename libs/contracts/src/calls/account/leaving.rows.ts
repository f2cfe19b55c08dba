import { own, member } from './access.ts';

// Leaving the shop.

export const memberDelete = /* @__PURE__ */ own('memberDelete', 'mem_id');
export const leavePreview = /* @__PURE__ */ own('leavePreview', 'mem_id');

// Joining two accounts of one member (ACCOUNT-36).

export const joinOffer = /* @__PURE__ */ member('joinOffer');
export const accountsJoin = /* @__PURE__ */ member('accountsJoin', 'mem_password');

// A copy of everything about a member.

export const exportStatus = /* @__PURE__ */ own('exportStatus', 'mem_id');
export const exportRequest = /* @__PURE__ */ own('exportRequest', 'mem_id');
export const exportDownload = /* @__PURE__ */ member('exportDownload', 'token');
