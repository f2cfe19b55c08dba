import type { CallRow } from '../../call-row.ts';

// Signing in with a provider (ACCOUNT-10).

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

export const authGoogle = {
  name: 'authGoogle',
  method: 'GET',
  path: '/auth/google',
  owner: 'account',
  access: 'public',
  params: '',
} as const satisfies CallRow;

export const authFacebook = {
  name: 'authFacebook',
  method: 'GET',
  path: '/auth/facebook',
  owner: 'account',
  access: 'public',
  params: '',
} as const satisfies CallRow;

export const authCallback = {
  name: 'authCallback',
  method: 'GET',
  path: '/auth/callback/:provider',
  owner: 'account',
  access: 'public',
  params: '',
} as const satisfies CallRow;

export const loginResult = {
  name: 'loginResult',
  method: 'POST',
  path: '/auth/loginResult',
  owner: 'account',
  access: 'public',
  params: 'code consent',
} as const satisfies CallRow;

export const signInProviders = {
  name: 'signInProviders',
  method: 'POST',
  path: '/auth/providers',
  owner: 'account',
  access: 'public',
  params: '',
} as const satisfies CallRow;

export const myProviders = {
  name: 'myProviders',
  method: 'POST',
  path: '/api/myProviders',
  owner: 'account',
  access: 'member',
  params: '',
} as const satisfies CallRow;

export const providerRemove = {
  name: 'providerRemove',
  method: 'POST',
  path: '/api/providerRemove',
  owner: 'account',
  access: 'member',
  params: 'provider mem_password',
} as const satisfies CallRow;
