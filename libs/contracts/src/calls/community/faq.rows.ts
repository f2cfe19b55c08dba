import type { CallRow } from '../../call-row.ts';
import { ofDesk } from './of-desk.ts';

// Frequent questions.

export const faqList = {
  name: 'faqList',
  method: 'POST',
  path: '/api/faqList',
  owner: 'community',
  access: 'public',
  params: 'lan_tp',
  locale: ['lan_tp'],
} as const satisfies CallRow;

export const deskFaqs = {
  ...ofDesk,
  name: 'deskFaqs',
  path: '/api/admin/deskFaqs',
  params: '',
} as const satisfies CallRow;

export const deskFaq = {
  ...ofDesk,
  name: 'deskFaq',
  path: '/api/admin/deskFaq',
  params: 'faq_id',
} as const satisfies CallRow;

export const faqSave = {
  ...ofDesk,
  name: 'faqSave',
  path: '/api/admin/faqSave',
  params: 'faq_id category titles contents published suggested version',
} as const satisfies CallRow;

export const faqOrder = {
  ...ofDesk,
  name: 'faqOrder',
  path: '/api/admin/faqOrder',
  params: 'category faq_ids',
} as const satisfies CallRow;

export const faqDelete = {
  ...ofDesk,
  name: 'faqDelete',
  path: '/api/admin/faqDelete',
  params: 'faq_id version',
} as const satisfies CallRow;
