import { anybody, desk } from './access.ts';

// Notices.

export const communityList = /* @__PURE__ */ anybody('communityList', 'cou_group lan_tp rls_yn after', {
  locale: ['lan_tp'],
});
export const communityDtl = /* @__PURE__ */ anybody('communityDtl', 'cou_group cou_id lan_tp', {
  locale: ['lan_tp'],
});
export const deskNotices = /* @__PURE__ */ desk('deskNotices');
export const deskNotice = /* @__PURE__ */ desk('deskNotice', 'cou_id');
export const noticeSave = /* @__PURE__ */ desk(
  'noticeSave',
  'cou_id kind pinned event_id titles contents publish_at withdrawn suggested version',
);
export const noticeDelete = /* @__PURE__ */ desk('noticeDelete', 'cou_id version');

// Frequent questions.

export const faqList = /* @__PURE__ */ anybody('faqList', 'lan_tp', { locale: ['lan_tp'] });
export const deskFaqs = /* @__PURE__ */ desk('deskFaqs');
export const deskFaq = /* @__PURE__ */ desk('deskFaq', 'faq_id');
export const faqSave = /* @__PURE__ */ desk(
  'faqSave',
  'faq_id category titles contents published suggested version',
);
export const faqOrder = /* @__PURE__ */ desk('faqOrder', 'category faq_ids');
export const faqDelete = /* @__PURE__ */ desk('faqDelete', 'faq_id version');
