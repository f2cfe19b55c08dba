import { textsOf } from '../texts.ts';

/** The frequent questions of a new shop. Their shape is that of the community's `CommunityContent`. */
export const DEMO_FAQS = [
  {
    faq_id: 'account',
    category: 'booking',
    titles: textsOf((pack) => pack.faqs.account.titles),
    contents: textsOf((pack) => pack.faqs.account.contents),
  },
  {
    faq_id: 'pay',
    category: 'payment',
    titles: textsOf((pack) => pack.faqs.pay.titles),
    contents: textsOf((pack) => pack.faqs.pay.contents),
  },
  {
    faq_id: 'hold',
    category: 'payment',
    titles: textsOf((pack) => pack.faqs.hold.titles),
    contents: textsOf((pack) => pack.faqs.hold.contents),
  },
  {
    faq_id: 'checked',
    category: 'payment',
    titles: textsOf((pack) => pack.faqs.checked.titles),
    contents: textsOf((pack) => pack.faqs.checked.contents),
  },
  {
    faq_id: 'documents',
    category: 'booking',
    titles: textsOf((pack) => pack.faqs.documents.titles),
    contents: textsOf((pack) => pack.faqs.documents.contents),
  },
  {
    faq_id: 'change',
    category: 'booking',
    titles: textsOf((pack) => pack.faqs.change.titles),
    contents: textsOf((pack) => pack.faqs.change.contents),
  },
  {
    faq_id: 'cancel',
    category: 'refund',
    titles: textsOf((pack) => pack.faqs.cancel.titles),
    contents: textsOf((pack) => pack.faqs.cancel.contents),
  },
  {
    faq_id: 'refund',
    category: 'refund',
    titles: textsOf((pack) => pack.faqs.refund.titles),
    contents: textsOf((pack) => pack.faqs.refund.contents),
  },
  {
    faq_id: 'contact',
    category: 'help',
    titles: textsOf((pack) => pack.faqs.contact.titles),
    contents: textsOf((pack) => pack.faqs.contact.contents),
  },
  {
    faq_id: 'languages',
    category: 'help',
    titles: textsOf((pack) => pack.faqs.languages.titles),
    contents: textsOf((pack) => pack.faqs.languages.contents),
  },
] as const;
