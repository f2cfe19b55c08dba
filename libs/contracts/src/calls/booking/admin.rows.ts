import type { CallRow } from '../../call-row.ts';
import { ofSecurityLog } from '../of-security-log.ts';

// The back office of booking as a whole.

export const bookingAudit = {
  name: 'bookingAudit',
  method: 'POST',
  path: '/api/admin/bookingAudit',
  owner: 'booking',
  access: 'admin',
  role: 'booking',
  params: 'kind id before before_id',
} as const satisfies CallRow;

export const bookingSecurityLog = {
  ...ofSecurityLog,
  name: 'bookingSecurityLog',
  path: '/api/admin/bookingSecurityLog',
  owner: 'booking',
} as const satisfies CallRow;
