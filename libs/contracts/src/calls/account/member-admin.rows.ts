import { accountOwnerAdmin, accountAnyAdmin } from './access.ts';

// The back office of accounts.

export const adminMembers = /* @__PURE__ */ accountOwnerAdmin('adminMembers', 'info');
export const adminMember = /* @__PURE__ */ accountOwnerAdmin('adminMember', 'mem_id');
export const adminMemberLock = /* @__PURE__ */ accountOwnerAdmin('adminMemberLock', 'mem_id reason');
export const adminMemberUnlock = /* @__PURE__ */ accountOwnerAdmin('adminMemberUnlock', 'mem_id');
export const adminMemberApprove = /* @__PURE__ */ accountOwnerAdmin('adminMemberApprove', 'mem_id');
export const adminMemberReject = /* @__PURE__ */ accountOwnerAdmin('adminMemberReject', 'mem_id reason');
export const adminRoleSet = /* @__PURE__ */ accountOwnerAdmin('adminRoleSet', 'mem_id role seen', {
  confirm: true,
});
export const adminSecondFactorReset = /* @__PURE__ */ accountOwnerAdmin('adminSecondFactorReset', 'mem_id', {
  confirm: true,
});
export const adminMemberSessionsEnd = /* @__PURE__ */ accountOwnerAdmin('adminMemberSessionsEnd', 'mem_id');
export const adminVisits = /* @__PURE__ */ accountOwnerAdmin('adminVisits', 'from to');
export const accountAudit = /* @__PURE__ */ accountOwnerAdmin('accountAudit', 'kind id before before_id');
export const accountSecurityLog = /* @__PURE__ */ accountOwnerAdmin('accountSecurityLog', 'info');

// Who runs the shop, for those who do.

export const administrators = /* @__PURE__ */ accountAnyAdmin('administrators');
