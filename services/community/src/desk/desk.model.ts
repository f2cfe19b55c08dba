import type { LanTp, LocalizedText, NoticeKind } from '@narae/contracts';
import type { FaqCategory } from '@narae/contracts/faq-limits';
import { perLanguage } from '@narae/contracts/localized';
import {
  flag,
  list,
  moment,
  number,
  orNull,
  plainData,
  storedAs,
  storedModel,
  text,
  type StoredOf,
} from '@narae/service-kit';
import { audited, deletedAt } from '../kernel/index.ts';

const deskDocument = {
  version: number({ required: true, default: 1 }),
  deleted_at: deletedAt,
  ...audited,
};

export type DeskDocument = StoredOf<typeof deskDocument>;

const textsByLanguage = storedAs<Partial<LocalizedText>>(perLanguage(() => ({ type: String })));
/** Languages whose texts a machine suggested and nobody has reviewed. */
const suggested = list(text<LanTp>(), { default: [] });

const faq = {
  faq_id: text({ unique: true }),
  category: text<FaqCategory>(),
  position: number(),
  titles: textsByLanguage,
  /** The answers, a paragraph a line, figures as `{{name}}`. */
  contents: textsByLanguage,
  published: flag({ default: false }),
  suggested,
  ...deskDocument,
};

/** A frequent question with its answer (COMMUNITY-20). */
export type StoredFaq = StoredOf<typeof faq>;

export const faqModel = storedModel('Faq', 'faqs', faq);

const notice = {
  cou_id: text({ unique: true }),
  kind: text<NoticeKind>(),
  pinned: flag({ default: false }),
  event_id: text({ default: '' }),
  titles: textsByLanguage,
  /** HTML, sanitised when stored. */
  contents: textsByLanguage,
  /** Null of a draft. */
  publish_at: orNull(moment()),
  withdrawn: flag({ default: false }),
  suggested,
  reg_date: moment(),
  ...deskDocument,
};

/** A notice of the shop (COMMUNITY-3). */
export type StoredNotice = StoredOf<typeof notice>;

export const noticeModel = storedModel('Notice', 'notices', notice, [
  { withdrawn: 1, pinned: -1, publish_at: -1, cou_id: -1 },
]);

const template = {
  template_id: text({ unique: true }),
  name: text(),
  texts: plainData<LocalizedText>(),
  ...deskDocument,
};

/** A template of an answer (COMMUNITY-17). */
export type StoredTemplate = StoredOf<typeof template>;

export const templateModel = storedModel('AnswerTemplate', 'answer_templates', template);
