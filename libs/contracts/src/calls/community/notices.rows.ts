import { communityPublic, communityAdmin } from './access.ts';

// Notices.

export const communityList = /* @__PURE__ */ communityPublic(
  'communityList',
  'cou_group lan_tp rls_yn after',
  {
    locale: ['lan_tp'],
  },
);
export const communityDtl = /* @__PURE__ */ communityPublic('communityDtl', 'cou_group cou_id lan_tp', {
  locale: ['lan_tp'],
});
export const deskNotices = /* @__PURE__ */ communityAdmin('deskNotices');
export const deskNotice = /* @__PURE__ */ communityAdmin('deskNotice', 'cou_id');
export const noticeSave = /* @__PURE__ */ communityAdmin(
  'noticeSave',
  'cou_id kind pinned event_id titles contents publish_at withdrawn suggested version',
);
export const noticeDelete = /* @__PURE__ */ communityAdmin('noticeDelete', 'cou_id version');

// Frequent questions.

export const faqList = /* @__PURE__ */ communityPublic('faqList', 'lan_tp', { locale: ['lan_tp'] });
export const deskFaqs = /* @__PURE__ */ communityAdmin('deskFaqs');
export const deskFaq = /* @__PURE__ */ communityAdmin('deskFaq', 'faq_id');
export const faqSave = /* @__PURE__ */ communityAdmin(
  'faqSave',
  'faq_id category titles contents published suggested version',
);
export const faqOrder = /* @__PURE__ */ communityAdmin('faqOrder', 'category faq_ids');
export const faqDelete = /* @__PURE__ */ communityAdmin('faqDelete', 'faq_id version');
