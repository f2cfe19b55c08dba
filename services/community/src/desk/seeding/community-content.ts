import type {
  CommentType,
  FaqCategory,
  LanTp,
  LocalizedText,
  NoticeKind,
  ReviewQuestion,
} from '@narae/contracts';

/** Somebody who says something in a new shop. */
interface DemoPerson {
  readonly mem_id: string;
  readonly nick: string;
}

/** Something said of a product, an article or an event. */
interface DemoComment {
  readonly comment_id: string;
  readonly comment_type: CommentType;
  readonly prod_id: string;
  readonly mem_id: string;
  readonly lan_tp: LanTp;
  readonly text: string;
  /** mem_id of everybody who likes it. */
  readonly likes: readonly string[];
  readonly hoursAgo: number;
}

/** What somebody says of a trip. */
interface DemoReview extends Readonly<Record<'stars' | ReviewQuestion, number>> {
  readonly review_id: string;
  readonly prod_id: string;
  readonly mem_id: string;
  readonly lan_tp: LanTp;
  readonly text: string;
  readonly reply: string;
  /** mem_id of everybody whom it helped. */
  readonly helpful: readonly string[];
  readonly daysAgo: number;
}

/** A notice of a new shop. */
interface DemoNotice {
  readonly cou_id: string;
  readonly kind: NoticeKind;
  readonly pinned: boolean;
  /** Empty where it leads to no event. */
  readonly event_id: string;
  readonly titles: LocalizedText;
  /** HTML. */
  readonly contents: LocalizedText;
  readonly daysAgo: number;
}

/** A frequent question of a new shop. */
interface DemoFaq {
  readonly faq_id: string;
  readonly category: FaqCategory;
  /** The questions. */
  readonly titles: LocalizedText;
  /** The answers, a paragraph a line, figures as `{{name}}`. */
  readonly contents: LocalizedText;
}

/** Something asked in a new shop; nobody knows the password of a secret one. */
export interface DemoQuestion {
  readonly qna_id: string;
  readonly mem_id: string;
  readonly lan_tp: LanTp;
  readonly subject: string;
  readonly content: string;
  readonly secret: boolean;
  /** Empty while it waits. */
  readonly answer: string;
  /** As SVG. */
  readonly pictures: readonly string[];
  readonly hoursAgo: number;
  /** Null while it waits. */
  readonly answeredHoursAgo: number | null;
}

/** A template of an answer of a new shop. */
interface DemoTemplate {
  readonly template_id: string;
  readonly name: string;
  readonly texts: LocalizedText;
}

/** What is said in a new shop. */
export interface CommunityContent {
  readonly people: readonly DemoPerson[];
  readonly comments: readonly DemoComment[];
  readonly reviews: readonly DemoReview[];
  readonly notices: readonly DemoNotice[];
  readonly faqs: readonly DemoFaq[];
  readonly questions: readonly DemoQuestion[];
  readonly templates: readonly DemoTemplate[];
}
