import type { z } from 'zod';
import { auditRow } from './audit-row.ts';

/** What the desk does with what people say, as the community's audit log calls it: `<thing>-<past participle>`. Texts `action_<name>`. */
export const communityAuditActions = [
  'answer-template-changed',
  'answer-template-deleted',
  'comment-answered',
  'faq-changed',
  'faq-deleted',
  'held-words-changed',
  'notice-changed',
  'notice-deleted',
  'post-hidden',
  'post-shown',
  'question-answered',
  'review-replied',
  'writing-blocked',
  'writing-unblocked',
] as const;
export type CommunityAuditAction = (typeof communityAuditActions)[number];

/** One line of the community's audit log. */
export const CommunityAuditRow = auditRow(communityAuditActions);
export type CommunityAuditRow = z.infer<typeof CommunityAuditRow>;
