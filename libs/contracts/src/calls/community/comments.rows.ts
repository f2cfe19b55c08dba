import type { CallRow } from '../../call-row.ts';

// Comments and likes.

export const commentPage = {
  name: 'commentPage',
  method: 'POST',
  path: '/api/commentPage',
  owner: 'community',
  access: 'public',
  params: 'prod_id comment_type sort after',
} as const satisfies CallRow;

export const commentCount = {
  name: 'commentCount',
  method: 'POST',
  path: '/api/commentCount',
  owner: 'community',
  access: 'public',
  params: 'prod_id comment_type',
} as const satisfies CallRow;

export const commentLike = {
  name: 'commentLike',
  method: 'POST',
  path: '/api/commentLike',
  owner: 'community',
  access: 'member',
  params: 'comment_id',
} as const satisfies CallRow;

export const commentList = {
  name: 'commentList',
  method: 'POST',
  path: '/api/commentList',
  owner: 'community',
  access: 'public',
  params: 'prod_id comment_type',
} as const satisfies CallRow;

export const commentLikeCnt = {
  name: 'commentLikeCnt',
  method: 'POST',
  path: '/api/commentLikeCnt',
  owner: 'community',
  access: 'public',
  params: 'prod_id comment_type like_cnt',
} as const satisfies CallRow;

export const commentInsert = {
  name: 'commentInsert',
  method: 'POST',
  path: '/api/commentInsert',
  owner: 'community',
  access: 'member',
  params: 'info',
  locale: ['lan_tp'],
} as const satisfies CallRow;

export const commentReply = {
  name: 'commentReply',
  method: 'POST',
  path: '/api/admin/commentReply',
  owner: 'community',
  access: 'admin',
  role: 'community',
  params: 'comment_id comment_content lan_tp',
  locale: ['lan_tp'],
} as const satisfies CallRow;

export const commentUpdate = {
  name: 'commentUpdate',
  method: 'POST',
  path: '/api/commentUpdate',
  owner: 'community',
  access: 'own',
  params: 'comment_content like_cnt mod_date comment_id',
} as const satisfies CallRow;

export const commentDelete = {
  name: 'commentDelete',
  method: 'POST',
  path: '/api/commentDelete',
  owner: 'community',
  access: 'own',
  params: 'comment_id',
} as const satisfies CallRow;
