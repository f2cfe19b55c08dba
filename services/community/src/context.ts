import { createLimiter, startRelay, type Limiter, type Relay, type ServiceDeps } from '@narae/service-kit';
import { commentModel } from './comments/comment.model.ts';
import type { CommunityConfig } from './config.ts';
import { postedModel } from './moderation/posted.model.ts';
import { questionModel } from './questions/question.model.ts';
import { authorModel } from './shared/author.model.ts';
import { targetModel } from './targets/target.model.ts';

/** What every use case of the community works with. */
export interface CommunityContext extends Pick<ServiceDeps, 'store' | 'bus' | 'log'> {
  readonly now: () => Date;
  /** Members who have written something, as others see them. */
  readonly authors: ReturnType<typeof authorModel>;
  readonly comments: ReturnType<typeof commentModel>;
  readonly questions: ReturnType<typeof questionModel>;
  /** Which products, articles and events the catalogue shows. */
  readonly targets: ReturnType<typeof targetModel>;
  /** What members posted lately, so that nothing is posted twice. */
  readonly posted: ReturnType<typeof postedModel>;
  /** Counts what one member may not do without end. */
  readonly limiter: Limiter;
  readonly relay: Relay;
}

/** Puts the context together and starts the relay of what its documents' outboxes hold. */
export const createContext = (
  { store, bus, log, clock }: Pick<ServiceDeps, 'store' | 'bus' | 'log' | 'clock'>,
  { throttled }: CommunityConfig,
): CommunityContext => {
  const now = clock ?? (() => new Date());
  const comments = commentModel(store);
  return {
    store,
    bus,
    log,
    now,
    authors: authorModel(store),
    comments,
    questions: questionModel(store),
    targets: targetModel(store),
    posted: postedModel(store),
    limiter: createLimiter({ store, now, on: throttled }),
    relay: startRelay({ store, bus, log, models: [comments] }),
  };
};
