import { Counter, type Metric } from 'prom-client';
import type { Outcome } from './deliver.ts';

/** What a bus has done since the process began; registered by whoever shows the process's numbers. */
export interface BusCounters {
  readonly metrics: readonly Metric[];
  published(subject: string): void;
  handled(consumer: string, outcome: Outcome): void;
}

export function createBusCounters(): BusCounters {
  const published = new Counter({
    name: 'narae_events_published_total',
    help: 'Events the bus has taken over',
    labelNames: ['subject'],
    registers: [],
  });
  const handled = new Counter({
    name: 'narae_events_handled_total',
    help: 'Attempts of a consumer to deal with an event: done, again (failed, will be tried again), dead',
    labelNames: ['consumer', 'outcome'],
    registers: [],
  });
  return {
    metrics: [published, handled],
    published: (subject) => published.inc({ subject }),
    handled: (consumer, outcome) => handled.inc({ consumer, outcome }),
  };
}
