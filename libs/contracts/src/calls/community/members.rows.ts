import type { CallRow } from '../../call-row.ts';

// What the community keeps of a member, for their export.

export const memberSaidPart = {
  name: 'memberSaidPart',
  method: 'POST',
  path: '/api/memberSaidPart',
  owner: 'community',
  access: 'public',
  params: 'section after',
} as const satisfies CallRow;

export const memberSaidFile = {
  name: 'memberSaidFile',
  method: 'POST',
  path: '/api/memberSaidFile',
  owner: 'community',
  access: 'public',
  params: 'file_id',
} as const satisfies CallRow;
