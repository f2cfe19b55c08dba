import { z } from 'zod';
import { Id } from '../primitives.ts';

/**
 * Where the papers of one person of a reservation stand (EVENT-9): nothing is asked for, something is missing, all is
 * there and waits for the organiser, or the organiser has decided.
 */
export const PapersState = z.enum(['none', 'missing', 'to-check', 'accepted', 'rejected']);
export type PapersState = z.infer<typeof PapersState>;

/** Where one document of a paid order stands: it waits for the desk, or the desk has decided (DOC-11). */
export const PaperCheckState = PapersState.extract(['to-check', 'accepted', 'rejected']);
export type PaperCheckState = z.infer<typeof PaperCheckState>;

/** Why the desk or an organiser rejects papers; booking has a sentence for each in every language (DOC-11, EVENT-9). */
export const RejectionReason = z.enum([
  'unreadable',
  'incomplete',
  'wrong-document',
  'name-differs',
  'expired',
  'other',
]);
export type RejectionReason = z.infer<typeof RejectionReason>;

/** Why papers were rejected, as the member reads it. */
export const PapersRejection = z.object({
  reason: RejectionReason,
  /** What is wrong and what to do about it, in the language that was asked for. */
  text: z.string(),
  /** What the organiser or the desk wrote besides, as it was written; empty where nothing was. */
  note: z.string(),
});
export type PapersRejection = z.infer<typeof PapersRejection>;

/** The papers of one person as their member sees them. */
export const PersonPapers = z.object({
  event_rv_mem_id: Id,
  /** The person's number, from 1. */
  sort_order: z.int().min(1),
  mem_nm: z.string(),
  papers_state: PapersState,
  /** Null unless rejected. */
  rejection: PapersRejection.nullable(),
});
export type PersonPapers = z.infer<typeof PersonPapers>;
