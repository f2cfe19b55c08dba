import type { CallRow } from '../../call-row.ts';
import { ofDesk } from './of-desk.ts';

// Reviews of trips.

export const reviewList = {
  name: 'reviewList',
  method: 'POST',
  path: '/api/reviewList',
  owner: 'community',
  access: 'public',
  params: 'prod_id sort review_lan_tp after',
} as const satisfies CallRow;

export const reviewMine = {
  name: 'reviewMine',
  method: 'POST',
  path: '/api/reviewMine',
  owner: 'community',
  access: 'member',
  params: '',
} as const satisfies CallRow;

export const reviewInsert = {
  name: 'reviewInsert',
  method: 'POST',
  path: '/api/reviewInsert',
  owner: 'community',
  access: 'member',
  params: 'info',
  locale: ['lan_tp'],
} as const satisfies CallRow;

export const reviewUpdate = {
  name: 'reviewUpdate',
  method: 'POST',
  path: '/api/reviewUpdate',
  owner: 'community',
  access: 'own',
  params: 'info',
} as const satisfies CallRow;

export const reviewDelete = {
  name: 'reviewDelete',
  method: 'POST',
  path: '/api/reviewDelete',
  owner: 'community',
  access: 'own',
  params: 'review_id',
} as const satisfies CallRow;

export const reviewHelpful = {
  name: 'reviewHelpful',
  method: 'POST',
  path: '/api/reviewHelpful',
  owner: 'community',
  access: 'member',
  params: 'review_id helpful_yn',
} as const satisfies CallRow;

export const reviewPictureAdd = {
  name: 'reviewPictureAdd',
  method: 'POST',
  path: '/upload/review/:review_id',
  owner: 'community',
  access: 'own',
  params: 'review_id',
} as const satisfies CallRow;

export const reviewPictureDelete = {
  name: 'reviewPictureDelete',
  method: 'POST',
  path: '/api/reviewPictureDelete',
  owner: 'community',
  access: 'own',
  params: 'review_id picture_id',
} as const satisfies CallRow;

export const reviewPicture = {
  name: 'reviewPicture',
  method: 'GET',
  path: '/reviewPictures/:file_name',
  owner: 'community',
  access: 'public',
  params: 'file_name',
} as const satisfies CallRow;

export const adminReviews = {
  ...ofDesk,
  name: 'adminReviews',
  path: '/api/admin/reviews',
  params: 'standing prod_id after',
} as const satisfies CallRow;

export const adminReviewReply = {
  ...ofDesk,
  name: 'adminReviewReply',
  path: '/api/admin/reviewReply',
  params: 'review_id reply_content',
} as const satisfies CallRow;
