import type { RejectionReason } from '@narae/contracts';
import type { PapersCheck } from '../booking/booking-parts.model.ts';

export type PapersDecision =
  | { readonly outcome: 'accepted' }
  | { readonly outcome: 'rejected'; readonly reason: RejectionReason; readonly note: string };

export const decided = (decision: PapersDecision): Omit<PapersCheck, 'by' | 'at'> => ({
  reason: null,
  note: '',
  ...decision,
});

export const isDecided = (
  check: PapersCheck | null | undefined,
  { outcome, reason, note }: Omit<PapersCheck, 'by' | 'at'>,
): boolean => check?.outcome === outcome && check.reason === reason && check.note === note;

/** Without the note, which may name people. */
export const auditedDecision = ({ outcome, reason }: Pick<PapersCheck, 'outcome' | 'reason'>): string =>
  reason === null ? outcome : `${outcome}: ${reason}`;
