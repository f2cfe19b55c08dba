import type { CallRow } from '../../call-row.ts';
import { ofDesk } from './of-desk.ts';

// Notices.

export const communityList = {
  name: 'communityList',
  method: 'POST',
  path: '/api/communityList',
  owner: 'community',
  access: 'public',
  params: 'cou_group lan_tp rls_yn after',
  locale: ['lan_tp'],
} as const satisfies CallRow;

export const communityDtl = {
  name: 'communityDtl',
  method: 'POST',
  path: '/api/communityDtl',
  owner: 'community',
  access: 'public',
  params: 'cou_group cou_id lan_tp',
  locale: ['lan_tp'],
} as const satisfies CallRow;

export const deskNotices = {
  ...ofDesk,
  name: 'deskNotices',
  path: '/api/admin/deskNotices',
  params: '',
} as const satisfies CallRow;

export const deskNotice = {
  ...ofDesk,
  name: 'deskNotice',
  path: '/api/admin/deskNotice',
  params: 'cou_id',
} as const satisfies CallRow;

export const noticeSave = {
  ...ofDesk,
  name: 'noticeSave',
  path: '/api/admin/noticeSave',
  params: 'cou_id kind pinned event_id titles contents publish_at withdrawn suggested version',
} as const satisfies CallRow;

export const noticeDelete = {
  ...ofDesk,
  name: 'noticeDelete',
  path: '/api/admin/noticeDelete',
  params: 'cou_id version',
} as const satisfies CallRow;
