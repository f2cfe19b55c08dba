import type { CallRow } from '../../call-row.ts';
import { ofSecurityLog } from '../of-security-log.ts';

// The back office of accounts.

const ofOwners = { method: 'POST', owner: 'account', access: 'admin', role: 'owner' } as const;

export const adminMembers = {
  ...ofOwners,
  name: 'adminMembers',
  path: '/api/admin/members',
  params: 'info',
} as const satisfies CallRow;

export const adminMember = {
  ...ofOwners,
  name: 'adminMember',
  path: '/api/admin/member',
  params: 'mem_id',
} as const satisfies CallRow;

export const adminMemberLock = {
  ...ofOwners,
  name: 'adminMemberLock',
  path: '/api/admin/memberLock',
  params: 'mem_id reason',
} as const satisfies CallRow;

export const adminMemberUnlock = {
  ...ofOwners,
  name: 'adminMemberUnlock',
  path: '/api/admin/memberUnlock',
  params: 'mem_id',
} as const satisfies CallRow;

export const adminMemberApprove = {
  ...ofOwners,
  name: 'adminMemberApprove',
  path: '/api/admin/memberApprove',
  params: 'mem_id',
} as const satisfies CallRow;

export const adminMemberReject = {
  ...ofOwners,
  name: 'adminMemberReject',
  path: '/api/admin/memberReject',
  params: 'mem_id reason',
} as const satisfies CallRow;

export const adminRoleSet = {
  ...ofOwners,
  confirm: true,
  name: 'adminRoleSet',
  path: '/api/admin/roleSet',
  params: 'mem_id role seen',
} as const satisfies CallRow;

export const adminSecondFactorReset = {
  ...ofOwners,
  confirm: true,
  name: 'adminSecondFactorReset',
  path: '/api/admin/secondFactorReset',
  params: 'mem_id',
} as const satisfies CallRow;

export const adminMemberSessionsEnd = {
  ...ofOwners,
  name: 'adminMemberSessionsEnd',
  path: '/api/admin/memberSessionsEnd',
  params: 'mem_id',
} as const satisfies CallRow;

export const adminVisits = {
  ...ofOwners,
  name: 'adminVisits',
  path: '/api/admin/visits',
  params: 'from to',
} as const satisfies CallRow;

export const accountAudit = {
  ...ofOwners,
  name: 'accountAudit',
  path: '/api/admin/accountAudit',
  params: 'kind id before before_id',
} as const satisfies CallRow;

export const accountSecurityLog = {
  ...ofSecurityLog,
  name: 'accountSecurityLog',
  path: '/api/admin/accountSecurityLog',
  owner: 'account',
} as const satisfies CallRow;
