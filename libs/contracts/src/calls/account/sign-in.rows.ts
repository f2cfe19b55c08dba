import type { CallRow } from '../../call-row.ts';

// Signing in, joining, finding and resetting an account.

export const memChk = {
  name: 'memChk',
  method: 'POST',
  path: '/memChk',
  owner: 'account',
  access: 'public',
  params: 'mem_email mem_password company_type',
} as const satisfies CallRow;

export const loginCallback = {
  name: 'loginCallback',
  method: 'POST',
  path: '/loginCallback',
  owner: 'account',
  access: 'public',
  params: 'mem_email mem_password company_type',
} as const satisfies CallRow;

export const join = {
  name: 'join',
  method: 'POST',
  path: '/join',
  owner: 'account',
  access: 'public',
  params: 'info',
} as const satisfies CallRow;

export const loginChk = {
  name: 'loginChk',
  method: 'POST',
  path: '/api/loginChk',
  owner: 'account',
  access: 'public',
  params: 'mem_email',
} as const satisfies CallRow;

export const findChk = {
  name: 'findChk',
  method: 'POST',
  path: '/findChk',
  owner: 'account',
  access: 'public',
  params: 'mem_nm mem_tel mem_email type',
} as const satisfies CallRow;

export const passwordReset = {
  name: 'passwordReset',
  method: 'POST',
  path: '/auth/passwordReset',
  owner: 'account',
  access: 'public',
  params: 'token mem_password',
} as const satisfies CallRow;

export const confirmEmail = {
  name: 'confirmEmail',
  method: 'POST',
  path: '/auth/confirmEmail',
  owner: 'account',
  access: 'public',
  params: 'token',
} as const satisfies CallRow;

export const sendConfirmation = {
  name: 'sendConfirmation',
  method: 'POST',
  path: '/auth/sendConfirmation',
  owner: 'account',
  access: 'member',
  params: '',
} as const satisfies CallRow;

export const loginUpdate = {
  name: 'loginUpdate',
  method: 'POST',
  path: '/api/loginUpdate',
  owner: 'account',
  access: 'own',
  params: 'company_type mem_sns_id',
} as const satisfies CallRow;
