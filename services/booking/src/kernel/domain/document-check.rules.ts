import type { RejectionReason } from '@narae/contracts';
import type { DocumentCheck } from '../booking/booking-parts.model.ts';

export type DocumentDecision =
  | { readonly outcome: 'accepted' }
  | { readonly outcome: 'rejected'; readonly reason: RejectionReason; readonly note: string };

export const decided = (decision: DocumentDecision): Omit<DocumentCheck, 'by' | 'at'> => ({
  reason: null,
  note: '',
  ...decision,
});

export const isDecided = (
  check: DocumentCheck | null | undefined,
  { outcome, reason, note }: Omit<DocumentCheck, 'by' | 'at'>,
): boolean => check?.outcome === outcome && check.reason === reason && check.note === note;

/** Without the note, which may name people. */
export const auditedDecision = ({ outcome, reason }: Pick<DocumentCheck, 'outcome' | 'reason'>): string =>
  reason === null ? outcome : `${outcome}: ${reason}`;
