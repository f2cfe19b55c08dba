import type { CallRow } from '../../call-row.ts';
import { ofSecurityLog } from '../of-security-log.ts';

// Content, rates and audit log for administrators.

export const adminList = {
  name: 'adminList',
  method: 'POST',
  path: '/api/admin/list',
  owner: 'catalog',
  access: 'admin',
  role: 'catalogue',
  params: 'kind',
} as const satisfies CallRow;

export const adminRead = {
  name: 'adminRead',
  method: 'POST',
  path: '/api/admin/read',
  owner: 'catalog',
  access: 'admin',
  role: 'catalogue',
  params: 'kind id',
} as const satisfies CallRow;

export const adminDraftSave = {
  name: 'adminDraftSave',
  method: 'POST',
  path: '/api/admin/draftSave',
  owner: 'catalog',
  access: 'admin',
  role: 'catalogue',
  params: 'info',
} as const satisfies CallRow;

export const adminDraftDiscard = {
  name: 'adminDraftDiscard',
  method: 'POST',
  path: '/api/admin/draftDiscard',
  owner: 'catalog',
  access: 'admin',
  role: 'catalogue',
  params: 'kind id rev',
} as const satisfies CallRow;

export const adminPublish = {
  name: 'adminPublish',
  method: 'POST',
  path: '/api/admin/publish',
  owner: 'catalog',
  access: 'admin',
  role: 'catalogue',
  params: 'kind id rev',
} as const satisfies CallRow;

export const adminUnpublish = {
  name: 'adminUnpublish',
  method: 'POST',
  path: '/api/admin/unpublish',
  owner: 'catalog',
  access: 'admin',
  role: 'catalogue',
  params: 'kind id rev',
} as const satisfies CallRow;

export const adminPreview = {
  name: 'adminPreview',
  method: 'POST',
  path: '/api/admin/preview',
  owner: 'catalog',
  access: 'admin',
  role: 'catalogue',
  params: 'currency lan_tp kind id',
  locale: ['currency', 'lan_tp'],
} as const satisfies CallRow;

export const adminPicture = {
  name: 'adminPicture',
  method: 'POST',
  path: '/upload/ADMIN/:kind/:id/:file_type',
  owner: 'catalog',
  access: 'admin',
  role: 'catalogue',
  params: '',
} as const satisfies CallRow;

export const adminFilm = {
  name: 'adminFilm',
  method: 'POST',
  path: '/upload/FILM/:kind/:id',
  owner: 'catalog',
  access: 'admin',
  role: 'catalogue',
  params: '',
} as const satisfies CallRow;

export const adminAudit = {
  name: 'adminAudit',
  method: 'POST',
  path: '/api/admin/audit',
  owner: 'catalog',
  access: 'admin',
  role: 'catalogue',
  params: 'kind id before before_id',
} as const satisfies CallRow;

export const adminRates = {
  name: 'adminRates',
  method: 'POST',
  path: '/api/admin/rates',
  owner: 'catalog',
  access: 'admin',
  role: 'catalogue',
  params: '',
} as const satisfies CallRow;

export const adminRateSet = {
  name: 'adminRateSet',
  method: 'POST',
  path: '/api/admin/rateSet',
  owner: 'catalog',
  access: 'admin',
  role: 'catalogue',
  params: 'info',
  locale: ['currency'],
} as const satisfies CallRow;

export const adminRatesFetch = {
  name: 'adminRatesFetch',
  method: 'POST',
  path: '/api/admin/ratesFetch',
  owner: 'catalog',
  access: 'admin',
  role: 'catalogue',
  params: '',
} as const satisfies CallRow;

export const catalogSecurityLog = {
  ...ofSecurityLog,
  name: 'catalogSecurityLog',
  path: '/api/admin/catalogSecurityLog',
  owner: 'catalog',
} as const satisfies CallRow;
