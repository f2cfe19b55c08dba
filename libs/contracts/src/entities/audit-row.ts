import { z } from 'zod';
import { Id } from '../primitives.ts';

/** One line of an audit log: who changed what, and from what to what. Texts as they are, anything else as JSON. */
export const auditRow = <const Actions extends readonly [string, ...string[]]>(actions: Actions) =>
  z.object({
    audit_id: z.string(),
    /** ISO 8601 */
    at: z.string(),
    /** mem_id */
    by: z.string(),
    action: z.enum(actions),
    kind: z.string(),
    id: z.string(),
    changes: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
  });

/** A line of whichever audit log. */
export type AnyAuditRow = z.infer<ReturnType<typeof auditRow>>;

/** Which lines of a log are asked for: all, those of a thing, and of either those after a page. */
export const auditQuestion = {
  kind: z.string().max(20).optional(),
  id: Id.optional(),
  /** `at` and `audit_id` of the last line of the page before. */
  before: z.iso.datetime().optional(),
  before_id: Id.optional(),
} as const;
