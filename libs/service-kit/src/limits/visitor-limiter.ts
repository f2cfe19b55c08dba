import { DomainError } from '../server/domain-error.ts';
import { windowAt } from './limits.rules.ts';
import { usualLimits, type LimitName, type Limits } from './limits.table.ts';
import { networkOf } from './network-of.ts';

/** The address of questions that the site asks itself for its pages; no socket has it. */
export const OWN_QUESTIONS = 'own questions';
/** Networks counted within a window; more than this are an attack that no limit by network holds off. */
const MOST_NETWORKS = 100_000;

/** Counts in memory, by process, what visitors of a network ask: cheaper than the question itself. */
export interface VisitorLimiter {
  /** @throws DomainError rate_limited, with the seconds to wait */
  count(limit: LimitName, ip: string): void;
}

/** A limiter of its own count. */
export const createVisitorLimiter = ({
  now = () => new Date(),
  limits = usualLimits,
}: {
  readonly now?: (() => Date) | undefined;
  /** As the operator wants them. */
  readonly limits?: Limits | undefined;
} = {}): VisitorLimiter => {
  const windows = new Map<string, { bucket: number; readonly counts: Map<string, number> }>();

  return {
    count: (name, ip) => {
      if (ip === OWN_QUESTIONS) return;
      const limit = limits[name];
      const { bucket, secondsLeft } = windowAt(limit, now());
      const window = windows.get(name) ?? { bucket, counts: new Map<string, number>() };
      windows.set(name, window);
      if (window.bucket !== bucket) {
        window.bucket = bucket;
        window.counts.clear();
      }
      const { counts } = window;
      const network = networkOf(ip);
      const count = (counts.get(network) ?? 0) + 1;
      if (count > limit.perWindow)
        throw new DomainError('rate_limited', { params: { seconds: secondsLeft } });
      if (count > 1 || counts.size < MOST_NETWORKS) counts.set(network, count);
    },
  };
};
