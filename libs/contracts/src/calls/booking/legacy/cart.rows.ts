import type { CallRow } from '../../../call-row.ts';

// The cart as old clients change it, line by line.

export const mycartChk = {
  name: 'mycartChk',
  method: 'POST',
  path: '/api/mycartChk',
  owner: 'booking',
  access: 'own',
  params: 'prod_id mem_id',
} as const satisfies CallRow;

export const mycartList1 = {
  name: 'mycartList1',
  method: 'POST',
  path: '/api/mycartList1',
  owner: 'booking',
  access: 'own',
  params: 'currency currency currency currency currency cart_id lan_tp',
  locale: ['currency', 'lan_tp'],
} as const satisfies CallRow;

export const myCartUpdate = {
  name: 'myCartUpdate',
  method: 'POST',
  path: '/api/myCartUpdate',
  owner: 'booking',
  access: 'own',
  params:
    'cost_price adult_cnt teen_cnt children_cnt child_cnt hotel_price option_price txn_type mod_date cart_id',
  locale: ['currency'],
} as const satisfies CallRow;

export const mycartReservMemDelete = {
  name: 'mycartReservMemDelete',
  method: 'POST',
  path: '/api/mycartReservMemDelete',
  owner: 'booking',
  access: 'own',
  params: 'cart_id',
} as const satisfies CallRow;

export const optionDtlList = {
  name: 'optionDtlList',
  method: 'POST',
  path: '/api/optionDtlList',
  owner: 'booking',
  access: 'own',
  params: 'cart_id',
} as const satisfies CallRow;

export const optionDtl = {
  name: 'optionDtl',
  method: 'POST',
  path: '/api/optionDtl',
  owner: 'booking',
  access: 'own',
  params: 'opt_id',
} as const satisfies CallRow;

export const optionDtlInsert = {
  name: 'optionDtlInsert',
  method: 'POST',
  path: '/api/optionDtlInsert',
  owner: 'booking',
  access: 'own',
  params: 'info',
} as const satisfies CallRow;

export const optionDtlDelete = {
  name: 'optionDtlDelete',
  method: 'POST',
  path: '/api/optionDtlDelete',
  owner: 'booking',
  access: 'own',
  params: 'opt_id',
} as const satisfies CallRow;

export const optionDtlAllDelete = {
  name: 'optionDtlAllDelete',
  method: 'POST',
  path: '/api/optionDtlAllDelete',
  owner: 'booking',
  access: 'own',
  params: 'cart_id',
} as const satisfies CallRow;

export const hotelCartDtlList = {
  name: 'hotelCartDtlList',
  method: 'POST',
  path: '/api/hotelCartDtlList',
  owner: 'booking',
  access: 'own',
  params: 'currency cart_id',
  locale: ['currency'],
} as const satisfies CallRow;

export const hotelCartUpdate = {
  name: 'hotelCartUpdate',
  method: 'POST',
  path: '/api/hotelCartUpdate',
  owner: 'booking',
  access: 'own',
  params: 'info hotel_cart_id',
} as const satisfies CallRow;

export const hotelCartInsert = {
  name: 'hotelCartInsert',
  method: 'POST',
  path: '/api/hotelCartInsert',
  owner: 'booking',
  access: 'own',
  params: 'info',
} as const satisfies CallRow;

export const hotelCartList = {
  name: 'hotelCartList',
  method: 'POST',
  path: '/api/hotelCartList',
  owner: 'booking',
  access: 'own',
  params: 'cart_id',
} as const satisfies CallRow;

export const commSequences = {
  name: 'commSequences',
  method: 'POST',
  path: '/api/commSequences',
  owner: 'booking',
  access: 'member',
  params: 'prefix field length',
} as const satisfies CallRow;
