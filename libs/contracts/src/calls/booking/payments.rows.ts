import type { CallRow } from '../../call-row.ts';

// Starting a payment, and what became of it.

export const payment = {
  name: 'payment',
  method: 'POST',
  path: '/payment/:pay_type',
  owner: 'booking',
  access: 'own',
  params: 'info',
  locale: ['currency'],
} as const satisfies CallRow;

export const wechatpayment = {
  name: 'wechatpayment',
  method: 'POST',
  path: '/wechatpayment',
  owner: 'booking',
  access: 'own',
  params: 'info',
  locale: ['currency'],
} as const satisfies CallRow;

export const payOutcome = {
  name: 'payOutcome',
  method: 'POST',
  path: '/api/payOutcome',
  owner: 'booking',
  access: 'public',
  params: 'refno',
} as const satisfies CallRow;
