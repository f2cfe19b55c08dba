import type { CallRow } from '../../call-row.ts';

// Joining two accounts of one member (ACCOUNT-36).

export const joinOffer = {
  name: 'joinOffer',
  method: 'POST',
  path: '/api/joinOffer',
  owner: 'account',
  access: 'member',
  params: '',
} as const satisfies CallRow;

export const accountsJoin = {
  name: 'accountsJoin',
  method: 'POST',
  path: '/api/accountsJoin',
  owner: 'account',
  access: 'member',
  params: 'mem_password',
} as const satisfies CallRow;
