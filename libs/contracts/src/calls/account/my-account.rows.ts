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

export const myProfile = {
  name: 'myProfile',
  method: 'POST',
  path: '/api/myProfile',
  owner: 'account',
  access: 'member',
  params: '',
} as const satisfies CallRow;

export const profileChange = {
  name: 'profileChange',
  method: 'POST',
  path: '/api/profileChange',
  owner: 'account',
  access: 'member',
  params: '',
} as const satisfies CallRow;

export const profilePicture = {
  name: 'profilePicture',
  method: 'POST',
  path: '/upload/profile',
  owner: 'account',
  access: 'member',
  params: '',
} as const satisfies CallRow;

export const profilePictureDelete = {
  name: 'profilePictureDelete',
  method: 'POST',
  path: '/api/profilePictureDelete',
  owner: 'account',
  access: 'member',
  params: '',
} as const satisfies CallRow;

export const memberPicture = {
  name: 'memberPicture',
  method: 'GET',
  path: '/memberPictures/:file_name',
  owner: 'account',
  access: 'public',
  params: '',
} as const satisfies CallRow;

export const emailChange = {
  name: 'emailChange',
  method: 'POST',
  path: '/api/emailChange',
  owner: 'account',
  access: 'member',
  params: '',
} as const satisfies CallRow;
