import type { CallRow } from '../../call-row.ts';

// Signing in with a social provider.

export const authKakao = {
  name: 'authKakao',
  method: 'GET',
  path: '/auth/kakao',
  owner: 'account',
  access: 'public',
  params: '',
} as const satisfies CallRow;

export const authWebQq = {
  name: 'authWebQq',
  method: 'GET',
  path: '/auth/web/qq',
  owner: 'account',
  access: 'public',
  params: '',
} as const satisfies CallRow;

export const authMobileQq = {
  name: 'authMobileQq',
  method: 'GET',
  path: '/auth/mobile/qq',
  owner: 'account',
  access: 'public',
  params: '',
} as const satisfies CallRow;

export const snsFacebook = {
  name: 'snsFacebook',
  method: 'POST',
  path: '/snsFacebook',
  owner: 'account',
  access: 'public',
  params: 'mem_sns_id mem_token',
} as const satisfies CallRow;
