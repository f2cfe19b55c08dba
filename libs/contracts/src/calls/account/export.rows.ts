import type { CallRow } from '../../call-row.ts';

// A copy of everything about a member.

export const exportStatus = {
  name: 'exportStatus',
  method: 'POST',
  path: '/api/exportStatus',
  owner: 'account',
  access: 'own',
  params: 'mem_id',
} as const satisfies CallRow;

export const exportRequest = {
  name: 'exportRequest',
  method: 'POST',
  path: '/api/exportRequest',
  owner: 'account',
  access: 'own',
  params: 'mem_id',
} as const satisfies CallRow;

export const exportDownload = {
  name: 'exportDownload',
  method: 'POST',
  path: '/api/exportDownload',
  owner: 'account',
  access: 'member',
  params: 'token',
} as const satisfies CallRow;
