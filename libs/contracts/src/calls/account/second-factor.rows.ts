import type { CallRow } from '../../call-row.ts';

// The second factor of administrators.

const ofMembers = { method: 'POST', owner: 'account', access: 'member' } as const;

export const secondFactor = {
  ...ofMembers,
  name: 'secondFactor',
  path: '/api/secondFactor',
  params: '',
} as const satisfies CallRow;

export const secondFactorBegin = {
  ...ofMembers,
  name: 'secondFactorBegin',
  path: '/api/secondFactorBegin',
  params: '',
} as const satisfies CallRow;

export const secondFactorConfirm = {
  ...ofMembers,
  name: 'secondFactorConfirm',
  path: '/api/secondFactorConfirm',
  params: 'code',
} as const satisfies CallRow;

export const secondFactorEnter = {
  ...ofMembers,
  name: 'secondFactorEnter',
  path: '/api/secondFactorEnter',
  params: 'code',
} as const satisfies CallRow;

export const recoveryCodesMake = {
  ...ofMembers,
  name: 'recoveryCodesMake',
  path: '/api/recoveryCodesMake',
  params: '',
} as const satisfies CallRow;
