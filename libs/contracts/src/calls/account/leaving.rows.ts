import { accountOwn, accountMember } from './access.ts';

// Leaving the shop.

export const memberDelete = /* @__PURE__ */ accountOwn('memberDelete', 'mem_id');
export const leavePreview = /* @__PURE__ */ accountOwn('leavePreview', 'mem_id');

// Joining two accounts of one member (ACCOUNT-36).

export const joinOffer = /* @__PURE__ */ accountMember('joinOffer');
export const accountsJoin = /* @__PURE__ */ accountMember('accountsJoin', 'mem_password');

// A copy of everything about a member.

export const exportStatus = /* @__PURE__ */ accountOwn('exportStatus', 'mem_id');
export const exportRequest = /* @__PURE__ */ accountOwn('exportRequest', 'mem_id');
export const exportDownload = /* @__PURE__ */ accountMember('exportDownload', 'token');
