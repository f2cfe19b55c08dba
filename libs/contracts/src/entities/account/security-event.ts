import { z } from 'zod';
import { Id, Moment, plainText } from '../../primitives.ts';
import { securityEventKinds } from './security-event-kinds.ts';
import { MOST_NETWORK_SEARCH, TRACE_DIGITS } from './limits.ts';

/** One line of a service's security log (ACCOUNT-42); a text is empty where there is nothing to say. */
export const SecurityEventRow = z.object({
  event_id: z.string(),
  at: Moment,
  kind: z.enum(securityEventKinds),
  /** mem_id of who did it; empty for a stranger. */
  actor: z.string(),
  about: z.string(),
  /** The error key, the way of signing in, why a session ended. */
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

/** Behind which line a page begins: that of this moment and number. */
const behind = { before: z.iso.datetime(), before_id: Id } as const;

/** Which lines are asked for; what is left out does not narrow them. */
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

/** At most 50 lines, the newest first. One that has fewer, or none, is not the last: `next` says so. */
export const SecurityEventPage = z.object({
  events: z.array(SecurityEventRow),
  /** What asks for the page behind this one; null of the last. */
  next: z.object(behind).nullable(),
});
export type SecurityEventPage = z.infer<typeof SecurityEventPage>;
