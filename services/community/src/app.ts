import {
  createAuditLog,
  createLimiter,
  mountModules,
  startRelay,
  usualKept,
  type Service,
  type ServiceDeps,
  type ServiceModule,
} from '@narae/service-kit';
import { commentKind, commentModule, joinComments } from './comments/index.ts';
import type { CommunityConfig } from './config.ts';
import { communityStore, deskModule, libreTranslate, type DeskContext } from './desk/index.ts';
import { kernelModule } from './kernel/index.ts';
import { moderationModule } from './moderation/index.ts';
import { questionKind, questionModule, questionVault } from './questions/index.ts';
import { joinReviews, reviewKind, reviewModule } from './reviews/index.ts';

/** The modules, lowest first: each imports only those before it. */
const modules: readonly ServiceModule<DeskContext>[] = [
  kernelModule,
  moderationModule,
  commentModule,
  questionModule,
  reviewModule,
  deskModule,
];

export const createContext = (
  { store, bus, log, clock }: Pick<ServiceDeps, 'store' | 'bus' | 'log' | 'clock'>,
  { throttled, limits, kept, documentKey, translator }: CommunityConfig,
): DeskContext => {
  const models = communityStore(store);
  const { comments, questions, reviews, reviewSummaries, trips } = models;
  const { blocks, wordLists, templates, notices, faqs } = models;
  const now = clock ?? (() => new Date());
  const relay = startRelay({
    store,
    bus,
    log,
    models: [comments, questions, reviews, reviewSummaries, trips],
  });
  return {
    ...models,
    bus,
    log,
    now,
    drawKey: documentKey,
    auditLog: createAuditLog(store, [
      comments,
      questions,
      reviews,
      blocks,
      wordLists,
      templates,
      notices,
      faqs,
    ]),
    kept: kept ?? usualKept,
    limiter: createLimiter({ store, now, limits, on: throttled, log }),
    guesses: createLimiter({ store, now, limits, on: true }),
    postKinds: {
      comment: commentKind(comments),
      question: questionKind(questions),
      review: reviewKind(reviews),
    },
    questionVault: questionVault(store, documentKey),
    translator: translator ? libreTranslate(translator) : null,
    joinTrip: async (departure) => {
      await joinComments({ comments }, departure);
      await joinReviews({ reviews, reviewSummaries, relay }, departure);
    },
    relay,
  };
};

export const communityService: Service<CommunityConfig> = {
  name: 'community',
  plugin: async (app, { config, ...deps }) => {
    const context = createContext(deps, config);
    const audit = context.auditLog.start(context.log);
    app.addHook('onClose', () => audit.stop());
    await mountModules(app, context, modules);
  },
};
