import { communityPublic, communityAdmin, communityMember, communityOwn } from './access.ts';

export const commentPage = /* @__PURE__ */ communityPublic('commentPage', 'prod_id comment_type sort after');
export const commentCount = /* @__PURE__ */ communityPublic('commentCount', 'prod_id comment_type');
export const commentLike = /* @__PURE__ */ communityMember('commentLike', 'comment_id');
export const commentList = /* @__PURE__ */ communityPublic('commentList', 'prod_id comment_type');
export const commentLikeCnt = /* @__PURE__ */ communityPublic(
  'commentLikeCnt',
  'prod_id comment_type like_cnt',
);
export const commentInsert = /* @__PURE__ */ communityMember('commentInsert', 'info', { locale: ['lan_tp'] });
export const commentReply = /* @__PURE__ */ communityAdmin(
  'commentReply',
  'comment_id comment_content lan_tp',
  {
    locale: ['lan_tp'],
  },
);
export const commentUpdate = /* @__PURE__ */ communityOwn(
  'commentUpdate',
  'comment_content like_cnt mod_date comment_id',
);
export const commentDelete = /* @__PURE__ */ communityOwn('commentDelete', 'comment_id');
