import type { CallRow } from '../../call-row.ts';

// What payment providers call: a notification, and the browsers they send back.

export const icbStatus = {
  name: 'icbStatus',
  method: 'POST',
  path: '/payment/icb/status',
  owner: 'booking',
  access: 'provider',
  params: '',
} as const satisfies CallRow;

export const icbReturn = {
  name: 'icbReturn',
  method: 'POST',
  path: '/payment/icb/return',
  owner: 'booking',
  access: 'provider',
  params: '',
} as const satisfies CallRow;

export const icbReturnGet = {
  name: 'icbReturnGet',
  method: 'GET',
  path: '/payment/icb/return',
  owner: 'booking',
  access: 'provider',
  params: '',
} as const satisfies CallRow;

export const unionPayReturn = {
  name: 'unionPayReturn',
  method: 'POST',
  path: '/payment/unionpay/return',
  owner: 'booking',
  access: 'provider',
  params: '',
} as const satisfies CallRow;
