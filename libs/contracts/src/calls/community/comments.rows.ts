import type { CallRow } from '../../call-row.ts';

// Comments and likes. Not built yet.

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
  access: 'member',
  params: 'prod_id comment_type',
} as const satisfies CallRow;

export const commentInsert = {
  name: 'commentInsert',
  method: 'POST',
  path: '/api/commentInsert',
  owner: 'community',
  access: 'member',
  params: 'info',
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
