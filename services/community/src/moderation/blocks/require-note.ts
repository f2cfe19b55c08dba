import type { HideReason } from '@narae/contracts';
import { DomainError } from '@narae/service-kit';

/** A reason as the desk gives it. */
export interface GivenReason {
  readonly reason: HideReason;
  readonly note: string;
}

/** What is `else` is said in words. @throws DomainError reason_note_input */
export const requireNote = ({ reason, note }: GivenReason): void => {
  if (reason === 'else' && !note) throw new DomainError('reason_note_input', { field: 'note' });
};
