import type { CallRow } from '../../../call-row.ts';

// Calls that only old clients make: thin adapters over the calls beside this folder.

export const memChkJoin = {
  name: 'memChkJoin',
  method: 'POST',
  path: '/memChk/join',
  owner: 'account',
  access: 'public',
  params: 'mem_email mem_password company_type',
} as const satisfies CallRow;

export const signUp = {
  name: 'signUp',
  method: 'POST',
  path: '/api/signUp',
  owner: 'account',
  access: 'public',
  params: 'info mem_email',
} as const satisfies CallRow;
