import type { CallRow } from '../../call-row.ts';

// What a member sees and changes of the account itself.

export const mySessions = {
  name: 'mySessions',
  method: 'POST',
  path: '/api/mySessions',
  owner: 'account',
  access: 'member',
  params: '',
} as const satisfies CallRow;

export const sessionEnd = {
  name: 'sessionEnd',
  method: 'POST',
  path: '/api/sessionEnd',
  owner: 'account',
  access: 'member',
  params: 'sid',
} as const satisfies CallRow;

export const otherSessionsEnd = {
  name: 'otherSessionsEnd',
  method: 'POST',
  path: '/api/otherSessionsEnd',
  owner: 'account',
  access: 'member',
  params: '',
} as const satisfies CallRow;

export const myActivity = {
  name: 'myActivity',
  method: 'POST',
  path: '/api/myActivity',
  owner: 'account',
  access: 'member',
  params: '',
} as const satisfies CallRow;

export const passwordChange = {
  name: 'passwordChange',
  method: 'POST',
  path: '/api/passwordChange',
  owner: 'account',
  access: 'member',
  params: '',
} as const satisfies CallRow;
