import type { CommunityAuditAction } from '@narae/contracts';
import {
  createAuditLog,
  createLimiter,
  createTurns,
  createVault,
  startRelay,
  type AuditLog,
  type Limiter,
  type Relay,
  type ServiceDeps,
  type TurnsOf,
  type Vault,
} from '@narae/service-kit';
import { commentModel } from './comments/comment.model.ts';
import type { CommunityConfig } from './config.ts';
import { postedModel } from './moderation/posted.model.ts';
import { questionModel } from './questions/question.model.ts';
import { authorModel } from './shared/author.model.ts';
import { targetModel } from './targets/target.model.ts';

/** What every use case of the community works with. */
export interface CommunityContext extends Pick<ServiceDeps, 'store' | 'bus' | 'mail' | 'log'> {
  readonly config: CommunityConfig;
  readonly now: () => Date;
  /** Members who have written something, as others see them. */
  readonly authors: ReturnType<typeof authorModel>;
  readonly comments: ReturnType<typeof commentModel>;
  readonly questions: ReturnType<typeof questionModel>;
  /** Which products, articles and events the catalogue shows. */
  readonly targets: ReturnType<typeof targetModel>;
  /** What members posted lately, so that nothing is posted twice. */
  readonly posted: ReturnType<typeof postedModel>;
  /** Pictures of questions, encrypted at rest. */
  readonly vault: Vault;
  /** Counts what one member may not do without end. */
  readonly limiter: Limiter;
  /** What administrators did; who changes a document pushes the entry with the change (`auditEntry`). */
  readonly auditLog: AuditLog<CommunityAuditAction>;
  readonly relay: Relay;
  /** Turns of the rows of each job. */
  readonly turnsOf: TurnsOf;
}

/** GridFS bucket of the pictures members attach. */
export const attachmentBucket = 'attachments';

/** Puts the context together and starts the relay of what its documents' outboxes hold. */
export const createContext = (
  { store, bus, mail, log, clock }: ServiceDeps,
  config: CommunityConfig,
): CommunityContext => {
  const now = clock ?? (() => new Date());
  const comments = commentModel(store);
  return {
    store,
    bus,
    mail,
    log,
    config,
    now,
    authors: authorModel(store),
    comments,
    questions: questionModel(store),
    targets: targetModel(store),
    posted: postedModel(store),
    vault: createVault({ store, bucket: attachmentBucket, key: config.documentKey }),
    limiter: createLimiter({ store, now, on: config.throttled }),
    auditLog: createAuditLog(store, []),
    relay: startRelay({ store, bus, log, models: [comments] }),
    turnsOf: createTurns({ now, log }),
  };
};
