import type { CallRow } from '../../call-row.ts';

// Which mails a member wants, and the links in mails that stop them (MAIL-4, MAIL-5).

export const mailPreferences = {
  name: 'mailPreferences',
  method: 'POST',
  path: '/api/mailPreferences',
  owner: 'account',
  access: 'own',
  params: 'mem_id',
} as const satisfies CallRow;

export const mailPreferenceChange = {
  name: 'mailPreferenceChange',
  method: 'POST',
  path: '/api/mailPreferenceChange',
  owner: 'account',
  access: 'own',
  params: 'mem_id group wanted',
} as const satisfies CallRow;

export const stopLinkShow = {
  name: 'stopLinkShow',
  method: 'POST',
  path: '/auth/stopLinkShow',
  owner: 'account',
  access: 'public',
  params: 'token',
} as const satisfies CallRow;

export const stopLinkUse = {
  name: 'stopLinkUse',
  method: 'POST',
  path: '/auth/stopLinkUse',
  owner: 'account',
  access: 'public',
  params: 'token wanted',
} as const satisfies CallRow;

export const mailStopOneClick = {
  name: 'mailStopOneClick',
  method: 'POST',
  path: '/auth/mailStop/:token/:lan_tp',
  owner: 'account',
  access: 'public',
  params: '',
} as const satisfies CallRow;

export const mailStopVisit = {
  name: 'mailStopVisit',
  method: 'GET',
  path: '/auth/mailStop/:token/:lan_tp',
  owner: 'account',
  access: 'public',
  params: '',
} as const satisfies CallRow;
