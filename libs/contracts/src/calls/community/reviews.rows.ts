import { communityPublic, communityAdmin, communityMember, communityOwn } from './access.ts';

export const reviewList = /* @__PURE__ */ communityPublic('reviewList', 'prod_id sort review_lan_tp after');
export const reviewMine = /* @__PURE__ */ communityMember('reviewMine');
export const reviewInsert = /* @__PURE__ */ communityMember('reviewInsert', 'info', { locale: ['lan_tp'] });
export const reviewUpdate = /* @__PURE__ */ communityOwn('reviewUpdate', 'info');
export const reviewDelete = /* @__PURE__ */ communityOwn('reviewDelete', 'review_id');
export const reviewHelpful = /* @__PURE__ */ communityMember('reviewHelpful', 'review_id helpful_yn');
export const reviewPictureAdd = /* @__PURE__ */ communityOwn('reviewPictureAdd', 'review_id', {
  path: '/upload/review/:review_id',
});
export const reviewPictureDelete = /* @__PURE__ */ communityOwn(
  'reviewPictureDelete',
  'review_id picture_id',
);
export const reviewPicture = /* @__PURE__ */ communityPublic('reviewPicture', 'file_name', {
  method: 'GET',
  path: '/reviewPictures/:file_name',
});
export const adminReviews = /* @__PURE__ */ communityAdmin('adminReviews', 'standing prod_id after');
export const adminReviewReply = /* @__PURE__ */ communityAdmin('adminReviewReply', 'review_id reply_content');
