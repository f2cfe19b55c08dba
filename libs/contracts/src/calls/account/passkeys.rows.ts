import type { CallRow } from '../../call-row.ts';

// Passkeys. Those below /auth carry the cookie that binds a sign-in to its browser.

const ofAnybody = { method: 'POST', owner: 'account', access: 'public' } as const;
const ofMembers = { method: 'POST', owner: 'account', access: 'member' } as const;

export const passkeyOptions = {
  ...ofAnybody,
  name: 'passkeyOptions',
  path: '/auth/passkeyOptions',
  params: '',
} as const satisfies CallRow;

export const passkeySignIn = {
  ...ofAnybody,
  name: 'passkeySignIn',
  path: '/auth/passkeySignIn',
  params: 'passkey',
} as const satisfies CallRow;

export const myPasskeys = {
  ...ofMembers,
  name: 'myPasskeys',
  path: '/api/myPasskeys',
  params: '',
} as const satisfies CallRow;

export const passkeyAddOptions = {
  ...ofMembers,
  name: 'passkeyAddOptions',
  path: '/api/passkeyAddOptions',
  params: '',
} as const satisfies CallRow;

export const passkeyAdd = {
  ...ofMembers,
  name: 'passkeyAdd',
  path: '/api/passkeyAdd',
  params: 'passkey',
} as const satisfies CallRow;

export const passkeyRename = {
  ...ofMembers,
  name: 'passkeyRename',
  path: '/api/passkeyRename',
  params: 'passkey_id name',
} as const satisfies CallRow;

export const passkeyRemove = {
  ...ofMembers,
  name: 'passkeyRemove',
  path: '/api/passkeyRemove',
  params: 'passkey_id',
} as const satisfies CallRow;

export const passkeyProveOptions = {
  ...ofMembers,
  name: 'passkeyProveOptions',
  path: '/api/passkeyProveOptions',
  params: '',
} as const satisfies CallRow;

export const passkeyProve = {
  ...ofMembers,
  name: 'passkeyProve',
  path: '/api/passkeyProve',
  params: 'passkey',
} as const satisfies CallRow;
