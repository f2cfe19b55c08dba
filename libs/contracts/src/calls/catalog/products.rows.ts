import type { CallRow } from '../../call-row.ts';

// Products with their options, rooms and pictures.

export const productList1 = {
  name: 'productList1',
  method: 'POST',
  path: '/api/productList1',
  owner: 'catalog',
  access: 'public',
  params: 'currency lan_tp prod_type',
  locale: ['currency', 'lan_tp'],
} as const satisfies CallRow;

export const productDetail = {
  name: 'productDetail',
  method: 'POST',
  path: '/api/productDetail',
  owner: 'catalog',
  access: 'public',
  params: 'currency currency lan_tp prod_id',
  locale: ['currency', 'lan_tp'],
} as const satisfies CallRow;

export const productPackageList = {
  name: 'productPackageList',
  method: 'POST',
  path: '/api/productPackageList',
  owner: 'catalog',
  access: 'public',
  params: 'currency lan_tp prod_type prod_category',
  locale: ['currency', 'lan_tp'],
} as const satisfies CallRow;

export const productRelated = {
  name: 'productRelated',
  method: 'POST',
  path: '/api/productRelated',
  owner: 'catalog',
  access: 'public',
  params: 'currency lan_tp prod_id',
  locale: ['currency', 'lan_tp'],
} as const satisfies CallRow;

export const productSeats = {
  name: 'productSeats',
  method: 'POST',
  path: '/api/productSeats',
  owner: 'catalog',
  access: 'public',
  params: 'prod_ids',
} as const satisfies CallRow;

export const productSearch = {
  name: 'productSearch',
  method: 'POST',
  path: '/api/productSearch',
  owner: 'catalog',
  access: 'public',
  params: 'currency lan_tp q prod_type',
  locale: ['currency', 'lan_tp'],
} as const satisfies CallRow;

export const hotelDtlList = {
  name: 'hotelDtlList',
  method: 'POST',
  path: '/api/hotelDtlList',
  owner: 'catalog',
  access: 'public',
  params: 'currency prod_type prod_category',
  locale: ['currency'],
} as const satisfies CallRow;

export const optionList2 = {
  name: 'optionList2',
  method: 'POST',
  path: '/api/optionList2',
  owner: 'catalog',
  access: 'public',
  params: 'currency opt_code',
  locale: ['currency'],
} as const satisfies CallRow;

export const optionMsg = {
  name: 'optionMsg',
  method: 'POST',
  path: '/api/optionMsg',
  owner: 'catalog',
  access: 'public',
  params: 'opt_code prod_type prod_category',
} as const satisfies CallRow;

export const imageList = {
  name: 'imageList',
  method: 'POST',
  path: '/api/imageList',
  owner: 'catalog',
  access: 'public',
  params: 'prod_id',
} as const satisfies CallRow;

export const download = {
  name: 'download',
  method: 'GET',
  path: '/download/:file_path/:prod_id/:file_type/:file_name',
  owner: 'catalog',
  access: 'public',
  params: '',
} as const satisfies CallRow;
