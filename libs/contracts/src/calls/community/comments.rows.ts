import { anybody, desk, member, own } from './access.ts';

export const commentPage = /* @__PURE__ */ anybody('commentPage', 'prod_id comment_type sort after');
export const commentCount = /* @__PURE__ */ anybody('commentCount', 'prod_id comment_type');
export const commentLike = /* @__PURE__ */ member('commentLike', 'comment_id');
export const commentList = /* @__PURE__ */ anybody('commentList', 'prod_id comment_type');
export const commentLikeCnt = /* @__PURE__ */ anybody('commentLikeCnt', 'prod_id comment_type like_cnt');
export const commentInsert = /* @__PURE__ */ member('commentInsert', 'info', { locale: ['lan_tp'] });
export const commentReply = /* @__PURE__ */ desk('commentReply', 'comment_id comment_content lan_tp', {
  locale: ['lan_tp'],
});
export const commentUpdate = /* @__PURE__ */ own(
  'commentUpdate',
  'comment_content like_cnt mod_date comment_id',
);
export const commentDelete = /* @__PURE__ */ own('commentDelete', 'comment_id');
