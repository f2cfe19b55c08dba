import type { RejectionReason } from '@narae/contracts';

/** What somebody at the desk or an organiser decided on papers (DOC-11, EVENT-9). */
export interface PapersCheck {
  outcome: 'accepted' | 'rejected';
  /** Null where they were accepted. */
  reason: RejectionReason | null;
  /** What they wrote to the member besides; empty where nothing was. */
  note: string;
  /** mem_id of the administrator. */
  by: string;
  at: Date;
}

/** A decision to be made: which way, and why. */
export type PapersDecision =
  | { readonly outcome: 'accepted' }
  | { readonly outcome: 'rejected'; readonly reason: RejectionReason; readonly note: string };

/** A decision as it is kept, but for who made it and when. */
export const decided = (decision: PapersDecision): Omit<PapersCheck, 'by' | 'at'> => ({
  reason: null,
  note: '',
  ...decision,
});

/** Whether the same was decided already: deciding it again changes nothing. */
export const isDecided = (
  check: PapersCheck | null | undefined,
  { outcome, reason, note }: Omit<PapersCheck, 'by' | 'at'>,
): boolean => check?.outcome === outcome && check.reason === reason && check.note === note;

/** How the audit log names a decision: without the note, which may name people. */
export const auditedDecision = ({ outcome, reason }: Pick<PapersCheck, 'outcome' | 'reason'>): string =>
  reason === null ? outcome : `${outcome}: ${reason}`;
