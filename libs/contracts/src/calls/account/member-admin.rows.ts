import { owner, anyAdmin } from './access.ts';

// The back office of accounts.

export const adminMembers = /* @__PURE__ */ owner('adminMembers', 'info');
export const adminMember = /* @__PURE__ */ owner('adminMember', 'mem_id');
export const adminMemberLock = /* @__PURE__ */ owner('adminMemberLock', 'mem_id reason');
export const adminMemberUnlock = /* @__PURE__ */ owner('adminMemberUnlock', 'mem_id');
export const adminMemberApprove = /* @__PURE__ */ owner('adminMemberApprove', 'mem_id');
export const adminMemberReject = /* @__PURE__ */ owner('adminMemberReject', 'mem_id reason');
export const adminRoleSet = /* @__PURE__ */ owner('adminRoleSet', 'mem_id role seen', { confirm: true });
export const adminSecondFactorReset = /* @__PURE__ */ owner('adminSecondFactorReset', 'mem_id', {
  confirm: true,
});
export const adminMemberSessionsEnd = /* @__PURE__ */ owner('adminMemberSessionsEnd', 'mem_id');
export const adminVisits = /* @__PURE__ */ owner('adminVisits', 'from to');
export const accountAudit = /* @__PURE__ */ owner('accountAudit', 'kind id before before_id');
export const accountSecurityLog = /* @__PURE__ */ owner('accountSecurityLog', 'info');

// Who runs the shop, for those who do.

export const administrators = /* @__PURE__ */ anyAdmin('administrators');
