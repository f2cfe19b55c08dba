import type { EventEnvelope } from '@narae/events';
import type { Logger } from '../../base/logger.ts';

/** Whether a subject fits a pattern: `*` stands for one word, `>` for all that remain. */
function subjectMatches(pattern: string, subject: string): boolean {
  const wanted = pattern.split('.');
  const words = subject.split('.');
  for (const [position, word] of wanted.entries()) {
    if (word === '>') return words.length > position;
    if (words[position] === undefined || (word !== '*' && word !== words[position])) return false;
  }
  return words.length === wanted.length;
}

/** The narrowest single pattern that covers all of the given ones, such as `shop.booking.>`. */
export function commonPattern(patterns: readonly string[]): string {
  const [first = '>', ...others] = patterns;
  if (others.every((other) => other === first)) return first;
  const words = first.split('.');
  const differs = words.findIndex((word, position) => {
    const sameEverywhere = others.every((other) => other.split('.')[position] === word);
    return !sameEverywhere || word === '*' || word === '>';
  });
  return [...words.slice(0, differs === -1 ? words.length - 1 : differs), '>'].join('.');
}

type Handle = (event: EventEnvelope) => void;

export const wants = (subjects: readonly string[], event: EventEnvelope): boolean =>
  subjects.some((pattern) => subjectMatches(pattern, event.subject));

/** What one watcher throws concerns neither the others nor the publisher. */
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
