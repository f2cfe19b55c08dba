import { DomainError } from '@narae/service-kit';
import type { PaymentContext } from '../context.ts';
import { adminEntry } from '../../kernel/index.ts';
import { issueExists, settleIssue } from '../issues/payment-issue.queries.ts';

/**
 * Notes that somebody has looked at a difference, with the audit entry in one update (REFUND-10). Of the payment it changes nothing.
 * @throws DomainError payment_note_input, payment_not_found, payment_changed where more has come, or somebody else has settled it
 */
export const settleDifference = async (
  context: PaymentContext,
  { issue_id, version, note }: { readonly issue_id: string; readonly version: number; readonly note: string },
  by: string,
): Promise<void> => {
  if (note === '') throw new DomainError('payment_note_input', { field: 'note' });
  const { paymentIssues, now } = context;
  const said = { settled_at: now(), settled_by: by, note };
  const entry = adminEntry(context, { by, action: 'payment-settled', kind: 'payment', id: issue_id });
  if (await settleIssue(paymentIssues, { issue_id, version }, said, entry)) return;
  if (await issueExists(paymentIssues, issue_id)) throw new DomainError('payment_changed');
  throw new DomainError('payment_not_found', { field: 'issue_id' });
};
