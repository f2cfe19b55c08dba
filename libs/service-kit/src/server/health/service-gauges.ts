import type { Connection } from 'mongoose';
import type { Bus } from '../../events/bus/bus.ts';
import { backlogOf } from '../../events/outbox-queries.ts';
import { attachmentsOf } from '../../events/attachments.ts';
import type { Health } from './health.ts';
import type { GaugeSource } from './metrics.ts';

export const outboxGauges = (
  store: Connection,
): GaugeSource<'narae_outbox_documents' | 'narae_outbox_oldest_age_seconds'> => ({
  gauges: {
    narae_outbox_documents: {
      help: 'Documents with events that are not published yet',
      labels: ['model'],
    },
    narae_outbox_oldest_age_seconds: {
      help: 'Age of the oldest event that is not published yet',
      labels: ['model'],
    },
  },
  read: async (set) => {
    const models = [...attachmentsOf(store).relays].flatMap((relay) => relay.models);
    for (const model of models) {
      const { documents, oldestAgeMs } = await backlogOf(model);
      set('narae_outbox_documents', documents, { model: model.modelName });
      set('narae_outbox_oldest_age_seconds', documents === 0 ? 0 : oldestAgeMs / 1000, {
        model: model.modelName,
      });
    }
  },
});

export const deadLetterGauges = (store: Connection): GaugeSource<'narae_dead_letters'> => ({
  gauges: { narae_dead_letters: { help: 'Events that a consumer gave up and somebody has to look at' } },
  read: async (set) => set('narae_dead_letters', await store.collection('dead_letters').countDocuments({})),
});

export const dependencyGauges = (health: Health): GaugeSource<'narae_dependency_up'> => ({
  gauges: { narae_dependency_up: { help: '1 while it can be used, else 0', labels: ['dependency'] } },
  read: async (set) => {
    const { failing } = await health.report();
    for (const name of health.names())
      set('narae_dependency_up', failing.includes(name) ? 0 : 1, { dependency: name });
  },
});

/** How far the consumers of a process are behind; of a shared position every replica says the same. */
export const consumerGauges = (
  bus: Bus,
): GaugeSource<
  | 'narae_consumer_pending_events'
  | 'narae_consumer_unacknowledged_events'
  | 'narae_consumer_redelivered_events'
> => ({
  gauges: {
    narae_consumer_pending_events: {
      help: 'Events the consumer has not been handed yet',
      labels: ['consumer'],
    },
    narae_consumer_unacknowledged_events: {
      help: 'Events the consumer is working on, or waits to try again',
      labels: ['consumer'],
    },
    narae_consumer_redelivered_events: {
      help: 'Of those, the ones it was handed more than once',
      labels: ['consumer'],
    },
  },
  read: async (set) => {
    for (const { consumer, pending, unacknowledged, redelivered } of await bus.lag()) {
      set('narae_consumer_pending_events', pending, { consumer });
      set('narae_consumer_unacknowledged_events', unacknowledged, { consumer });
      set('narae_consumer_redelivered_events', redelivered, { consumer });
    }
  },
});
