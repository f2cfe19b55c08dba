import { anybody, desk, member, own } from './access.ts';

export const qnaPage = /* @__PURE__ */ anybody('qnaPage', 'lan_tp search after', { locale: ['lan_tp'] });
export const qnaList = /* @__PURE__ */ anybody('qnaList', 'lan_tp', { locale: ['lan_tp'] });
export const qnaDetail = /* @__PURE__ */ anybody('qnaDetail', 'lan_tp qna_id mem_id', { locale: ['lan_tp'] });
export const qnaChkDetail = /* @__PURE__ */ own('qnaChkDetail', 'lan_tp qna_id mem_id qna_password', {
  locale: ['lan_tp'],
});
export const qnaInsert = /* @__PURE__ */ member('qnaInsert', 'info', { locale: ['lan_tp'] });
export const qnaUpdate = /* @__PURE__ */ own('qnaUpdate', 'info qna_id', { locale: ['lan_tp'] });
export const qnaDelete = /* @__PURE__ */ own('qnaDelete', 'qna_id');
export const qnaPictureAdd = /* @__PURE__ */ own('qnaPictureAdd', 'qna_id', {
  path: '/upload/question/:qna_id',
});
export const qnaPictureDelete = /* @__PURE__ */ own('qnaPictureDelete', 'qna_id picture_id');
export const qnaPicture = /* @__PURE__ */ anybody('qnaPicture', '', {
  method: 'GET',
  path: '/questionPictures/:qna_id/:picture_id',
});
export const adminQuestionPicture = /* @__PURE__ */ desk('adminQuestionPicture', '', {
  method: 'GET',
  path: '/api/admin/questionPicture/:qna_id/:picture_id',
});
export const adminQuestions = /* @__PURE__ */ desk('adminQuestions', 'state after');
export const adminQuestionAnswer = /* @__PURE__ */ desk(
  'adminQuestionAnswer',
  'qna_id version qna_answer_content',
);
