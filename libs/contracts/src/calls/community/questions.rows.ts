import { communityPublic, communityAdmin, communityMember, communityOwn } from './access.ts';

export const qnaPage = /* @__PURE__ */ communityPublic('qnaPage', 'lan_tp search after', {
  locale: ['lan_tp'],
});
export const qnaList = /* @__PURE__ */ communityPublic('qnaList', 'lan_tp', { locale: ['lan_tp'] });
export const qnaDetail = /* @__PURE__ */ communityPublic('qnaDetail', 'lan_tp qna_id mem_id', {
  locale: ['lan_tp'],
});
export const qnaChkDetail = /* @__PURE__ */ communityOwn(
  'qnaChkDetail',
  'lan_tp qna_id mem_id qna_password',
  {
    locale: ['lan_tp'],
  },
);
export const qnaInsert = /* @__PURE__ */ communityMember('qnaInsert', 'info', { locale: ['lan_tp'] });
export const qnaUpdate = /* @__PURE__ */ communityOwn('qnaUpdate', 'info qna_id', { locale: ['lan_tp'] });
export const qnaDelete = /* @__PURE__ */ communityOwn('qnaDelete', 'qna_id');
export const qnaPictureAdd = /* @__PURE__ */ communityOwn('qnaPictureAdd', 'qna_id', {
  path: '/upload/question/:qna_id',
});
export const qnaPictureDelete = /* @__PURE__ */ communityOwn('qnaPictureDelete', 'qna_id picture_id');
export const qnaPicture = /* @__PURE__ */ communityPublic('qnaPicture', '', {
  method: 'GET',
  path: '/questionPictures/:qna_id/:picture_id',
});
export const adminQuestionPicture = /* @__PURE__ */ communityAdmin('adminQuestionPicture', '', {
  method: 'GET',
  path: '/api/admin/questionPicture/:qna_id/:picture_id',
});
export const adminQuestions = /* @__PURE__ */ communityAdmin('adminQuestions', 'state after');
export const adminQuestionAnswer = /* @__PURE__ */ communityAdmin(
  'adminQuestionAnswer',
  'qna_id version qna_answer_content',
);
