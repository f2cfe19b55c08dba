import type { CommentType, LanTp, LocalizedText, NoticeKind, ReviewQuestion } from '@narae/contracts';
import type { FaqCategory } from '@narae/contracts/faq-limits';

interface DemoPerson {
  readonly mem_id: string;
  readonly nick: string;
}

interface DemoComment {
  readonly comment_id: string;
  readonly comment_type: CommentType;
  readonly prod_id: string;
  readonly mem_id: string;
  readonly lan_tp: LanTp;
  readonly text: string;
  readonly likes: readonly string[];
  readonly hoursAgo: number;
}

interface DemoReview extends Readonly<Record<'stars' | ReviewQuestion, number>> {
  readonly review_id: string;
  readonly prod_id: string;
  readonly mem_id: string;
  readonly lan_tp: LanTp;
  readonly text: string;
  readonly reply: string;
  readonly helpful: readonly string[];
  readonly daysAgo: number;
}

interface DemoNotice {
  readonly cou_id: string;
  readonly kind: NoticeKind;
  readonly pinned: boolean;
  readonly event_id: string;
  readonly titles: LocalizedText;
  readonly contents: LocalizedText;
  readonly daysAgo: number;
}

interface DemoFaq {
  readonly faq_id: string;
  readonly category: FaqCategory;
  readonly titles: LocalizedText;
  readonly contents: LocalizedText;
}

/** A question of the demo shop; nobody knows the password of a secret one. */
export interface DemoQuestion {
  readonly qna_id: string;
  readonly mem_id: string;
  readonly lan_tp: LanTp;
  readonly subject: string;
  readonly content: string;
  readonly secret: boolean;
  readonly answer: string;
  readonly pictures: readonly string[];
  readonly hoursAgo: number;
  /** Null while it waits. */
  readonly answeredHoursAgo: number | null;
}

interface DemoTemplate {
  readonly template_id: string;
  readonly name: string;
  readonly texts: LocalizedText;
}

export interface CommunityContent {
  readonly people: readonly DemoPerson[];
  readonly comments: readonly DemoComment[];
  readonly reviews: readonly DemoReview[];
  readonly notices: readonly DemoNotice[];
  readonly faqs: readonly DemoFaq[];
  readonly questions: readonly DemoQuestion[];
  readonly templates: readonly DemoTemplate[];
}
