import type { z } from 'zod';
import { auditRow } from './audit-row.ts';

/** What administrators of the community do, as its audit log calls it: `<thing>-<past participle>`. Texts `action_<name>`. */
const communityAuditActions = ['content-hidden', 'content-shown'] as const;
export type CommunityAuditAction = (typeof communityAuditActions)[number];

/** What it is done to. Texts `kind_<name>`. */
export type CommunityAuditKind = 'comment' | 'review' | 'question' | 'notice' | 'faq';

/** One line of the community's audit log. */
export const CommunityAuditRow = auditRow(communityAuditActions);
export type CommunityAuditRow = z.infer<typeof CommunityAuditRow>;
