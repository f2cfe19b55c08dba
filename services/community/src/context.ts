import type { CommunityAuditAction } from '@narae/contracts';
import {
  createAuditLog,
  createLimiter,
  startRelay,
  type AuditLog,
  type Limiter,
  type Relay,
  type ServiceDeps,
} from '@narae/service-kit';
import type { Connection } from 'mongoose';
import { commentModel } from './comments/comment.model.ts';
import type { CommunityConfig } from './config.ts';
import { postedModel } from './moderation/posted.model.ts';
import { questionModel } from './questions/question.model.ts';
import { authorModel } from './shared/author.model.ts';
import { targetModel } from './targets/target.model.ts';
import { tripModel } from './trips/trip.model.ts';

/** Everything the community service stores. */
export interface CommunityStore {
  readonly store: Connection;
  /** Members who have written something, as others see them. */
  readonly authors: ReturnType<typeof authorModel>;
  readonly comments: ReturnType<typeof commentModel>;
  readonly questions: ReturnType<typeof questionModel>;
  /** Which products, articles and events the catalogue shows. */
  readonly targets: ReturnType<typeof targetModel>;
  /** Who has a paid trip, as booking tells. */
  readonly trips: ReturnType<typeof tripModel>;
  /** What members posted lately, so that nothing is posted twice. */
  readonly posted: ReturnType<typeof postedModel>;
}

/** What every use case of the community works with. */
export interface CommunityContext extends CommunityStore, Pick<ServiceDeps, 'bus' | 'log'> {
  readonly now: () => Date;
  /** What the desk did; who changes something pushes the entry with the change (`auditEntry`). */
  readonly auditLog: AuditLog<CommunityAuditAction>;
  /** Counts what one member may not do without end. */
  readonly limiter: Limiter;
  readonly relay: Relay;
}

/** The community's collections on a connection. */
export const communityStore = (store: Connection): CommunityStore => ({
  store,
  authors: authorModel(store),
  comments: commentModel(store),
  questions: questionModel(store),
  targets: targetModel(store),
  trips: tripModel(store),
  posted: postedModel(store),
});

/** Puts the context together and starts the relay of what its documents' outboxes hold. */
export const createContext = (
  { store, bus, log, clock }: Pick<ServiceDeps, 'store' | 'bus' | 'log' | 'clock'>,
  { throttled }: CommunityConfig,
): CommunityContext => {
  const models = communityStore(store);
  const now = clock ?? (() => new Date());
  return {
    ...models,
    bus,
    log,
    now,
    auditLog: createAuditLog(store, [models.comments, models.questions]),
    limiter: createLimiter({ store, now, on: throttled }),
    relay: startRelay({ store, bus, log, models: [models.comments] }),
  };
};
