import { DomainError } from '../base/domain-error.ts';
import { countedMailbox } from './counted-mailbox.ts';
import type { Limiter } from './limiter.ts';

/**
 * Counts a mailbox that a member has mails sent to by naming it; one that had some within the day costs nothing more.
 * @throws DomainError rate_limited
 */
export async function countRecipient(
  limiter: Pick<Limiter, 'count' | 'uncount'>,
  mem_id: string,
  address: string,
): Promise<void> {
  const pair = `${mem_id} ${countedMailbox(address)}`;
  try {
    await limiter.count('member-mailbox', pair);
  } catch (error) {
    if (error instanceof DomainError) return;
    throw error;
  }
  try {
    await limiter.count('member-mailboxes', mem_id);
  } catch (error) {
    await limiter.uncount('member-mailbox', pair);
    throw error;
  }
}
