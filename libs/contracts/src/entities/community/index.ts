export { AnswerTemplate, DeskQuestion, Question, QuestionRow } from './question.ts';
export { Comment, CommentSort, CommentThread, CommentType, PostPicture, Standing } from './post.ts';
export {
  BlockDays,
  HeldWords,
  HideReason,
  ModeratedPage,
  ModeratedPost,
  PostKind,
  ReportReason,
  WritingBlock,
} from './moderation.ts';
export {
  DeskFaq,
  DeskFaqRow,
  DeskNotice,
  DeskNoticeRow,
  FaqRow,
  MAX_KEPT_NOTICES,
  Notice,
  type NoticeKind,
  NoticeRow,
  type TextFormat,
  TextSuggestion,
} from './notice.ts';
export {
  DeskReview,
  Review,
  ReviewableTrip,
  ReviewPicture,
  type ReviewQuestion,
  ReviewSort,
  ReviewSummary,
} from './review.ts';
