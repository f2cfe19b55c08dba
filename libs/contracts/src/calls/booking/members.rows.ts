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

export const memberExportPart = {
  name: 'memberExportPart',
  method: 'POST',
  path: '/api/memberExportPart',
  owner: 'booking',
  access: 'public',
  params: 'section after',
} as const satisfies CallRow;

export const memberJoinPart = {
  name: 'memberJoinPart',
  method: 'POST',
  path: '/api/memberJoinPart',
  owner: 'booking',
  access: 'public',
  params: '',
} as const satisfies CallRow;

export const memberExportFile = {
  name: 'memberExportFile',
  method: 'POST',
  path: '/api/memberExportFile',
  owner: 'booking',
  access: 'public',
  params: 'file_id',
} as const satisfies CallRow;
