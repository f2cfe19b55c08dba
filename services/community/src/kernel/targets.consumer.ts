import { articleChangedV1, eventChangedV1, productChangedV1 } from '@narae/events';
import { consumeProjection } from '@narae/service-kit';
import type { KernelContext } from './context.ts';
import { restartTargets, storeTarget } from './targets.ts';

/** Keeps which products, articles and events the catalogue shows (COMMUNITY-11). */
export const consumeTargets = async (context: KernelContext): Promise<void> => {
  await consumeProjection(context, {
    name: 'community-products',
    events: [productChangedV1],
    handle: async ({ version }, { prod_id, trip_id, variant, titles, withdrawn = false }) => {
      const target = { comment_type: variant, prod_id, titles, withdrawn, version };
      await storeTarget(context, { ...target, ...(trip_id && { trip_id }) });
    },
    reset: () => restartTargets(context, ['trip', 'enter']),
  });
  await consumeProjection(context, {
    name: 'community-events',
    events: [eventChangedV1],
    handle: async ({ version }, { event_id, withdrawn = false }) => {
      await storeTarget(context, { comment_type: 'event', prod_id: event_id, withdrawn, version });
    },
    reset: () => restartTargets(context, ['event']),
  });
  await consumeProjection(context, {
    name: 'community-articles',
    events: [articleChangedV1],
    handle: async ({ version }, { info_seq, withdrawn }) => {
      await storeTarget(context, { comment_type: 'kpopinfo', prod_id: info_seq, withdrawn, version });
    },
    reset: () => restartTargets(context, ['kpopinfo']),
  });
};
