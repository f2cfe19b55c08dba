import { member, own } from './access.ts';

// A copy of everything about a member.

export const exportStatus = /* @__PURE__ */ own('exportStatus', 'mem_id');
export const exportRequest = /* @__PURE__ */ own('exportRequest', 'mem_id');
export const exportDownload = /* @__PURE__ */ member('exportDownload', 'token');
