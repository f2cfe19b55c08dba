import type { CallRow } from '../../call-row.ts';

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
