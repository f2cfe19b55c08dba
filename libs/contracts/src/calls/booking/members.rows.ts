import type { CallRow } from '../../call-row.ts';

// What booking keeps of a member: before they leave, and for their export.

export const leavePreviewBooking = {
  name: 'leavePreviewBooking',
  method: 'POST',
  path: '/api/leavePreviewBooking',
  owner: 'booking',
  access: 'own',
  params: 'mem_id',
} as const satisfies CallRow;
