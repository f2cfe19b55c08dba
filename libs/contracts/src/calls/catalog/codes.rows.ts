import type { CallRow } from '../../call-row.ts';

// Code tables, the company page, the popup and the refund schedules.

export const grpCategoryList = {
  name: 'grpCategoryList',
  method: 'POST',
  path: '/api/grpCategoryList',
  owner: 'catalog',
  access: 'public',
  params: '',
} as const satisfies CallRow;

export const nationCodeList = {
  name: 'nationCodeList',
  method: 'POST',
  path: '/api/nationCodeList',
  owner: 'catalog',
  access: 'public',
  params: 'use_yn',
} as const satisfies CallRow;

export const companyDtl = {
  name: 'companyDtl',
  method: 'POST',
  path: '/api/companyDtl',
  owner: 'catalog',
  access: 'public',
  params: 'lan_tp',
  locale: ['lan_tp'],
} as const satisfies CallRow;

export const popupNow = {
  name: 'popupNow',
  method: 'POST',
  path: '/api/popupNow',
  owner: 'catalog',
  access: 'public',
  params: 'lan_tp',
  locale: ['lan_tp'],
} as const satisfies CallRow;

export const customNation = {
  name: 'customNation',
  method: 'POST',
  path: '/api/customNation',
  owner: 'catalog',
  access: 'public',
  params: 'lan_tp com_cd_group_code',
  locale: ['lan_tp'],
} as const satisfies CallRow;

export const getCode = {
  name: 'getCode',
  method: 'POST',
  path: '/api/getCode',
  owner: 'catalog',
  access: 'public',
  params: 'com_cd_group_code',
} as const satisfies CallRow;

export const getCodeGroup = {
  name: 'getCodeGroup',
  method: 'POST',
  path: '/api/getCodeGroup',
  owner: 'catalog',
  access: 'public',
  params: 'com_cd_group_code',
} as const satisfies CallRow;

export const refundSchedules = {
  name: 'refundSchedules',
  method: 'POST',
  path: '/api/refundSchedules',
  owner: 'catalog',
  access: 'public',
  params: 'lan_tp',
  locale: ['lan_tp'],
} as const satisfies CallRow;
