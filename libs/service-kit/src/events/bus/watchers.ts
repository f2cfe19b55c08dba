import type { EventEnvelope } from '@narae/events';
import type { Logger } from '../../base/logger.ts';
import { subjectMatches } from './subjects.ts';

type Handle = (event: EventEnvelope) => void;

export const wants = (subjects: readonly string[], event: EventEnvelope): boolean =>
  subjects.some((pattern) => subjectMatches(pattern, event.subject));

/** Those who want to see events pass by; what one of them throws concerns neither the others nor the publisher. */
export function createWatchers(log: Logger): {
  add: (subjects: readonly string[], handle: Handle) => () => void;
  show: (event: EventEnvelope) => void;
} {
  const watchers = new Set<{ subjects: readonly string[]; handle: Handle }>();
  return {
    add: (subjects, handle) => {
      const watcher = { subjects, handle };
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    show: (event) => {
      for (const { subjects, handle } of watchers) {
        if (!wants(subjects, event)) continue;
        try {
          handle(event);
        } catch (error) {
          log.error({ err: error, subject: event.subject }, 'a watcher failed');
        }
      }
    },
  };
}
