import type { CallRow } from '../../call-row.ts';

// What account asks and tells the community of a member.

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

export const memberSeen = {
  name: 'memberSeen',
  method: 'POST',
  path: '/api/memberSeen',
  owner: 'community',
  access: 'public',
  params: 'nick picture',
} as const satisfies CallRow;
