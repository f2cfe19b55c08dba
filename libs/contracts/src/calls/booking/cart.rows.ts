import type { CallRow } from '../../call-row.ts';

// The cart.

export const mycartInsert = {
  name: 'mycartInsert',
  method: 'POST',
  path: '/api/mycartInsert',
  owner: 'booking',
  access: 'own',
  params: 'info',
  locale: ['currency', 'lan_tp'],
} as const satisfies CallRow;

export const mycartList = {
  name: 'mycartList',
  method: 'POST',
  path: '/api/mycartList',
  owner: 'booking',
  access: 'own',
  params: 'currency currency currency currency currency mem_id lan_tp',
  locale: ['currency', 'lan_tp'],
} as const satisfies CallRow;

export const cartModify = {
  name: 'cartModify',
  method: 'POST',
  path: '/api/cartModify',
  owner: 'booking',
  access: 'own',
  params: 'cart_id',
  locale: ['currency'],
} as const satisfies CallRow;

export const mycartDelete = {
  name: 'mycartDelete',
  method: 'POST',
  path: '/api/mycartDelete',
  owner: 'booking',
  access: 'own',
  params: 'cart_id',
} as const satisfies CallRow;

export const mycartReservDelete = {
  name: 'mycartReservDelete',
  method: 'POST',
  path: '/api/mycartReservDelete',
  owner: 'booking',
  access: 'own',
  params: 'cart_id',
} as const satisfies CallRow;
