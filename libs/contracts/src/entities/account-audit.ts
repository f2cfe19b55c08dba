import type { z } from 'zod';
import { auditRow } from './audit-row.ts';

/** What owners do with members, as account's audit log calls it: `<thing>-<past participle>`. Texts `action_<name>`. */
export const accountAuditActions = [
  'member-viewed',
  'member-locked',
  'member-unlocked',
  'member-approved',
  'member-rejected',
  'role-changed',
  'sessions-ended',
  'second-factor-reset',
] as const;
export type AccountAuditAction = (typeof accountAuditActions)[number];

/** One line of account's audit log. */
export const AccountAuditRow = auditRow(accountAuditActions);
export type AccountAuditRow = z.infer<typeof AccountAuditRow>;
