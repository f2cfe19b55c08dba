import { anybody, desk } from './access.ts';

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
