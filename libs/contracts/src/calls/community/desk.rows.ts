import type { CallRow } from '../../call-row.ts';
import { ofSecurityLog } from '../of-security-log.ts';
import { ofDesk } from './of-desk.ts';

// The back office of what people say.

export const communityAudit = {
  ...ofDesk,
  name: 'communityAudit',
  path: '/api/admin/communityAudit',
  params: 'kind id before before_id',
} as const satisfies CallRow;

export const communitySecurityLog = {
  ...ofSecurityLog,
  name: 'communitySecurityLog',
  path: '/api/admin/communitySecurityLog',
  owner: 'community',
} as const satisfies CallRow;
