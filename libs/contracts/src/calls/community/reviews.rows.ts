import { anybody, desk, member, own } from './access.ts';

export const reviewList = /* @__PURE__ */ anybody('reviewList', 'prod_id sort review_lan_tp after');
export const reviewMine = /* @__PURE__ */ member('reviewMine');
export const reviewInsert = /* @__PURE__ */ member('reviewInsert', 'info', { locale: ['lan_tp'] });
export const reviewUpdate = /* @__PURE__ */ own('reviewUpdate', 'info');
export const reviewDelete = /* @__PURE__ */ own('reviewDelete', 'review_id');
export const reviewHelpful = /* @__PURE__ */ member('reviewHelpful', 'review_id helpful_yn');
export const reviewPictureAdd = /* @__PURE__ */ own('reviewPictureAdd', 'review_id', {
  path: '/upload/review/:review_id',
});
export const reviewPictureDelete = /* @__PURE__ */ own('reviewPictureDelete', 'review_id picture_id');
export const reviewPicture = /* @__PURE__ */ anybody('reviewPicture', 'file_name', {
  method: 'GET',
  path: '/reviewPictures/:file_name',
});
export const adminReviews = /* @__PURE__ */ desk('adminReviews', 'standing prod_id after');
export const adminReviewReply = /* @__PURE__ */ desk('adminReviewReply', 'review_id reply_content');
