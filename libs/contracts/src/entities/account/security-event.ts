import { z } from 'zod';
import { Id, Moment, plainText } from '../../primitives.ts';
import { securityEventKinds } from './security-event-kinds.ts';
import { MOST_NETWORK_SEARCH, TRACE_DIGITS } from './limits.ts';

/** A line of a service's security log (ACCOUNT-42); texts may be empty. */
export const SecurityEventRow = z.object({
  event_id: z.string(),
  at: Moment,
  kind: z.enum(securityEventKinds),
  /** mem_id; empty for a stranger. */
  actor: z.string(),
  about: z.string(),
  /** An error key, a way of signing in, or why a session ended. */
  reason: z.string(),
  call: z.string(),
  /** /24 of IPv4, /48 of IPv6. */
  network: z.string(),
  trace_id: z.string(),
  /** More than 1 where events were counted together. */
  count: z.int(),
});
export type SecurityEventRow = z.infer<typeof SecurityEventRow>;

const tracePattern = new RegExp(`^[0-9a-f]{${TRACE_DIGITS}}$`);

const behind = { before: z.iso.datetime(), before_id: Id } as const;

export const SecurityQuestion = z.strictObject({
  kind: z.enum(securityEventKinds).optional(),
  actor: Id.optional(),
  about: Id.optional(),
  /** An address, or a network as the lines have it. */
  network: plainText(MOST_NETWORK_SEARCH).optional(),
  trace_id: z.string().trim().toLowerCase().regex(tracePattern, 'trace_invalid').optional(),
  /** First and last day, both included; YYYY-MM-DD in Asia/Seoul. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  before: behind.before.optional(),
  before_id: behind.before_id.optional(),
});
export type SecurityQuestion = z.infer<typeof SecurityQuestion>;

/** At most 50 lines, the newest first. A page with fewer lines, or none, may have a `next`. */
export const SecurityEventPage = z.object({
  events: z.array(SecurityEventRow),
  /** What asks for the page behind this one; null of the last. */
  next: z.object(behind).nullable(),
});
export type SecurityEventPage = z.infer<typeof SecurityEventPage>;
