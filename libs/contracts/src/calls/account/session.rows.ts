import type { CallRow } from '../../call-row.ts';

// The session, the keys it is verified by, and the count of visits.

export const session = {
  name: 'session',
  method: 'GET',
  path: '/auth/session',
  owner: 'account',
  access: 'public',
  params: '',
} as const satisfies CallRow;

export const myContact = {
  name: 'myContact',
  method: 'POST',
  path: '/api/myContact',
  owner: 'account',
  access: 'member',
  params: '',
} as const satisfies CallRow;

export const refresh = {
  name: 'refresh',
  method: 'POST',
  path: '/auth/refresh',
  owner: 'account',
  access: 'public',
  params: '',
} as const satisfies CallRow;

export const logout = {
  name: 'logout',
  method: 'POST',
  path: '/auth/logout',
  owner: 'account',
  access: 'public',
  params: '',
} as const satisfies CallRow;

export const authLogout = {
  name: 'authLogout',
  method: 'GET',
  path: '/auth/logout',
  owner: 'account',
  access: 'public',
  params: '',
} as const satisfies CallRow;

export const jwks = {
  name: 'jwks',
  method: 'GET',
  path: '/.well-known/jwks.json',
  owner: 'account',
  access: 'public',
  params: '',
} as const satisfies CallRow;

export const monitorHistory = {
  name: 'monitorHistory',
  method: 'POST',
  path: '/monitorHistory',
  owner: 'account',
  access: 'public',
  params: 'os_type locale company_type',
} as const satisfies CallRow;
