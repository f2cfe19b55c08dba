import type { CommunityAuditAction } from '@narae/contracts';
import {
  createAuditLog,
  createLimiter,
  createVault,
  startRelay,
  usualKept,
  type AuditLog,
  type KeptAmounts,
  type Limiter,
  type Relay,
  type ServiceDeps,
  type Vault,
} from '@narae/service-kit';
import type { Connection } from 'mongoose';
import { commentModel } from './comments/comment.model.ts';
import type { CommunityConfig } from './config.ts';
import { commentKind } from './comments/comment-kind.ts';
import { faqModel } from './desk/faq/faq.model.ts';
import { blockModel } from './moderation/block.model.ts';
import type { PostKinds } from './moderation/post-kinds.ts';
import { postedModel } from './moderation/posted.model.ts';
import { reportModel } from './moderation/report.model.ts';
import { wordListModel } from './moderation/word-list.model.ts';
import { noticeModel } from './desk/notices/notice.model.ts';
import { questionKind } from './questions/question-kind.ts';
import { questionModel } from './questions/question.model.ts';
import { reviewKind } from './reviews/review-kind.ts';
import { reviewPictureModel } from './reviews/review-picture.model.ts';
import { summaryModel } from './reviews/review-summary.model.ts';
import { reviewModel } from './reviews/review.model.ts';
import { authorModel } from './kernel/author.model.ts';
import { targetModel } from './kernel/target.model.ts';
import { templateModel } from './desk/templates/template.model.ts';
import { libreTranslate, type Translator } from './desk/translation/translator.ts';
import { tripModel } from './reviews/trips/trip.model.ts';

/** Everything the community service stores. */
export interface CommunityStore {
  readonly store: Connection;
  /** Members who have written something, as others see them. */
  readonly authors: ReturnType<typeof authorModel>;
  readonly comments: ReturnType<typeof commentModel>;
  readonly faqs: ReturnType<typeof faqModel>;
  readonly notices: ReturnType<typeof noticeModel>;
  readonly questions: ReturnType<typeof questionModel>;
  readonly reviews: ReturnType<typeof reviewModel>;
  readonly reviewPictures: ReturnType<typeof reviewPictureModel>;
  readonly reviewSummaries: ReturnType<typeof summaryModel>;
  /** Templates of answers, which the desk keeps. */
  readonly templates: ReturnType<typeof templateModel>;
  /** Which products, articles and events the catalogue shows. */
  readonly targets: ReturnType<typeof targetModel>;
  /** Who has a paid trip, as booking tells. */
  readonly trips: ReturnType<typeof tripModel>;
  /** What members posted lately, so that nothing is posted twice. */
  readonly posted: ReturnType<typeof postedModel>;
  /** What members report. */
  readonly reports: ReturnType<typeof reportModel>;
  /** Members who may not write for a time. */
  readonly blocks: ReturnType<typeof blockModel>;
  /** Words that make a post wait, as far as the desk has changed them. */
  readonly wordLists: ReturnType<typeof wordListModel>;
}

/** What every use case of the community works with. */
export interface CommunityContext extends CommunityStore, Pick<ServiceDeps, 'bus' | 'log'> {
  readonly now: () => Date;
  /** What the desk did; who changes something pushes the entry with the change (`auditEntry`). */
  readonly auditLog: AuditLog<CommunityAuditAction>;
  /** Counts what one member may not do without end. */
  readonly limiter: Limiter;
  /** How much may be kept at a time. */
  readonly kept: KeptAmounts;
  /** Counts wrong passwords, whatever else is counted (COMMUNITY-5). */
  readonly guesses: Limiter;
  /** Pictures of questions, encrypted. */
  readonly questionVault: Vault;
  readonly postKinds: PostKinds;
  readonly relay: Relay;
  /** Suggests texts in other languages; null where none is set up. */
  readonly translator: Translator | null;
}

/** Where the pictures of questions lie. */
export const questionBucket = 'question_pictures';

/** The vault of the pictures of questions. @param key of 32 bytes */
export const questionVault = (store: Connection, key: Buffer): Vault =>
  createVault({ store, bucket: questionBucket, key });

/** The community's collections on a connection. */
export const communityStore = (store: Connection): CommunityStore => ({
  store,
  authors: authorModel(store),
  comments: commentModel(store),
  faqs: faqModel(store),
  notices: noticeModel(store),
  questions: questionModel(store),
  reviews: reviewModel(store),
  reviewPictures: reviewPictureModel(store),
  reviewSummaries: summaryModel(store),
  templates: templateModel(store),
  targets: targetModel(store),
  trips: tripModel(store),
  posted: postedModel(store),
  reports: reportModel(store),
  blocks: blockModel(store),
  wordLists: wordListModel(store),
});

/** Puts the context together and starts the relay of what its documents' outboxes hold. */
export const createContext = (
  { store, bus, log, clock }: Pick<ServiceDeps, 'store' | 'bus' | 'log' | 'clock'>,
  { throttled, limits, kept, documentKey, translator }: CommunityConfig,
): CommunityContext => {
  const models = communityStore(store);
  const now = clock ?? (() => new Date());
  return {
    ...models,
    bus,
    log,
    now,
    auditLog: createAuditLog(store, [
      models.comments,
      models.questions,
      models.reviews,
      models.blocks,
      models.wordLists,
      models.templates,
      models.notices,
      models.faqs,
    ]),
    postKinds: {
      comment: commentKind(models.comments),
      question: questionKind(models.questions),
      review: reviewKind(models.reviews),
    },
    kept: kept ?? usualKept,
    limiter: createLimiter({ store, now, limits, on: throttled, log }),
    questionVault: questionVault(store, documentKey),
    translator: translator ? libreTranslate(translator) : null,
    guesses: createLimiter({ store, now, limits, on: true }),
    relay: startRelay({
      store,
      bus,
      log,
      models: [models.comments, models.questions, models.reviews, models.reviewSummaries, models.trips],
    }),
  };
};
